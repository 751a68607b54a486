import type { Schema, ToJSON } from '@colyseus/schema';

/** A class of Colyseus schema. */
export type SchemaClass = new () => Schema;

/**
 * Anything if the schema `C` has exactly the fields of the view `V`; else a type that nothing fits.
 */
export type Mirrors<V, C extends SchemaClass> = Compared<Bare<V>, Bare<ToJSON<InstanceType<C>>>>;

/** Without `readonly`, and with intersections resolved. */
type Bare<T> = T extends readonly (infer Item)[]
  ? Bare<Item>[]
  : T extends object
    ? { -readonly [K in keyof T]: Bare<T[K]> }
    : T;

type Compared<A, B> =
  Same<A, B> extends true ? unknown : { readonly fieldsThatDiffer: Differing<A, B> };
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Differing<A, B> = {
  [K in keyof A | keyof B]: Same<Field<A, K>, Field<B, K>> extends true ? never : K;
}[keyof A | keyof B];
type Field<T, K> = K extends keyof T ? T[K] : undefined;
