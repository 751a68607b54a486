import { cover } from '@atoll/art';
import type { ReactNode } from 'react';
import { Scene } from './scene.tsx';
import { PLATFORM } from '@atoll/table-kit/words/platform.ts';

/** The sheet's cut edge: rose paper below, cream above. Stretched to the height of the page. */
const EDGE = { width: 60, height: 820, side: 'right', steps: 12 } as const;
const edge =
  cover('var(--cut-edge)', { ...EDGE, edge: 10, edgeEnd: 6, amp: 6, seed: 'lobby rose' }) +
  cover('var(--paper)', { ...EDGE, edge: 29, edgeEnd: 23, amp: 5, seed: 'lobby paper' });
const BROW = { width: 400, height: 60, side: 'bottom', steps: 9 } as const;
const brow =
  cover('var(--cut-edge)', { ...BROW, edge: 12, edgeEnd: 10, amp: 4, seed: 'lobby rose brow' }) +
  cover('var(--paper)', { ...BROW, edge: 27, edgeEnd: 24, amp: 4, seed: 'lobby paper brow' });

interface ScenePageProps {
  readonly tagline: string;
  /** The dark panel over the scene. */
  readonly panel: ReactNode;
  /** The content of the paper at the right, or below on a phone. */
  readonly sheet: ReactNode;
  /** Small buttons at the bottom of the scene. */
  readonly foot?: ReactNode;
  /** Which comes first where both do not fit side by side, and in reading order. */
  readonly first?: 'panel' | 'sheet';
}

/**
 * The frame of lobby, invite page and waiting room: the reef, a panel on it, and a sheet of paper
 * beside it.
 */
export function ScenePage({
  tagline,
  panel,
  sheet,
  foot,
  first = 'panel',
}: ScenePageProps): ReactNode {
  const left = (
    <div key="left" className="scene-left">
      <div className="panel">{panel}</div>
      {foot && <div className="foot">{foot}</div>}
    </div>
  );
  const right = <Sheet key="right">{sheet}</Sheet>;
  return (
    <div className={`scene-page ${first}-first`}>
      <Scene />
      <div className="grain scene-grain" aria-hidden="true" />
      <header className="hero">
        <h1>{PLATFORM}</h1>
        <p>{tagline}</p>
      </header>
      <main className="scene-main">{first === 'panel' ? [left, right] : [right, left]}</main>
    </div>
  );
}

const Sheet = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="sheet">
    <svg
      className="sheet-edge"
      viewBox="0 0 60 820"
      preserveAspectRatio="none"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: edge }}
    />
    <svg
      className="sheet-brow"
      viewBox="0 0 400 60"
      preserveAspectRatio="none"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: brow }}
    />
    <div className="sheet-paper grain">
      <div className="sheet-body">{children}</div>
    </div>
  </div>
);
