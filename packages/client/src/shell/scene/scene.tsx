import { LOBBY_SIZE, lobbyScene } from '@atoll/art';
import type { ReactNode } from 'react';
import { memo } from 'react';

const layers = lobbyScene();

/** The reef at dusk behind every page of the shell. Creatures whose picture is missing are left out. */
export const Scene = memo((): ReactNode => (
  <svg className="scene" viewBox={`0 0 ${LOBBY_SIZE.width} ${LOBBY_SIZE.height}`} preserveAspectRatio="xMinYMid slice" aria-hidden="true">
    {layers.map(({ svg, creatures }, depth) => (
      <g key={depth}>
        <g dangerouslySetInnerHTML={{ __html: svg }} />
        {creatures.map(({ id, x, y, width, height }) => (
          <image key={`${id} ${x}`} href={`/art/creatures/${id}.webp`} x={x} y={y} width={width} height={height}
            preserveAspectRatio="xMidYMax meet" onError={(event) => event.currentTarget.remove()} />
        ))}
      </g>
    ))}
  </svg>
));
