import { bake } from './bake.ts';

const { fresh, seconds, bytes, made, found } = await bake();
console.log(
  fresh
    ? `art: baked in ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB (${made} pictures made, ${found} kept from before)`
    : `art: up to date (${seconds.toFixed(2)} s)`,
);
