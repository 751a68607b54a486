import { LOBBY_SIZE, lobbyScene, type Daytime } from '@atoll/art';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { useTheme } from '@atoll/table-kit/ui/theme.ts';

/**
 * The reef behind every page of the shell: at dusk in the dark shade, in the morning in the light
 * one.
 */
export const Scene = (): ReactNode => (
  <Reef time={useTheme().shade === 'dark' ? 'dusk' : 'morning'} />
);

/** Creatures without a picture are left out. */
const Reef = memo(
  ({ time }: { readonly time: Daytime }): ReactNode => (
    <svg
      className="scene"
      viewBox={`0 0 ${LOBBY_SIZE.width} ${LOBBY_SIZE.height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      {lobbyScene(time).map(({ svg, creatures }, depth) => (
        <g key={depth}>
          <g dangerouslySetInnerHTML={{ __html: svg }} />
          {creatures.map(({ id, x, y, width, height }) => (
            <image
              key={`${id} ${x}`}
              href={`/art/creatures/${id}.webp`}
              x={x}
              y={y}
              width={width}
              height={height}
              preserveAspectRatio="xMidYMax meet"
              onError={(event) => event.currentTarget.remove()}
            />
          ))}
        </g>
      ))}
    </svg>
  ),
);
