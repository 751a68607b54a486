import type { RecordNode } from '@atoll/engine';
import { useEffect, useRef, type ReactNode } from 'react';
import { numberedMove } from './numbered-move.ts';
import { variationOf, type TreePath } from './record-tree.ts';
import type { Study, StudyChange } from './study.ts';
import type { AnalysisParts } from '../use-analysis-parts.ts';

interface TreeListProps {
  readonly parts: AnalysisParts;
  readonly study: Study;
  readonly change: (change: StudyChange) => void;
}

/** The tree of moves as lists: the main line, and within it the variations. */
export function TreeList({ parts, study, change }: TreeListProps): ReactNode {
  const { words } = parts;
  const { record, path, before } = study;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) bringIntoSight(list.current);
  }, [path]);
  return (
    <section className="analysis-tree" aria-label={words.moves}>
      <h2>{words.moves}</h2>
      <div className="analysis-lines" ref={list}>
        <button
          type="button"
          className="analysis-move"
          aria-current={path.length === 0 ? 'step' : undefined}
          onClick={() => change({ do: 'go', path: [] })}
        >
          {words.start}
        </button>
        {record.note !== '' && <p className="analysis-said">{record.note}</p>}
        {record.next.length === 0 && <p>{words.movesNone}</p>}
        <TreeLine {...{ parts, change }} from={record.next} at={[]} shown={path.join()} />
      </div>
      <p className="analysis-keys">{words.movesKeys}</p>
      <div className="analysis-buttons">
        {variationOf(path) !== undefined && (
          <button
            type="button"
            className="button second small"
            onClick={() => change({ do: 'promote' })}
          >
            {words.promote}
          </button>
        )}
        {path.length > 0 && (
          <button
            type="button"
            className="button second small"
            onClick={() => change({ do: 'remove' })}
          >
            {words.remove}
          </button>
        )}
        {before !== undefined && (
          <button
            type="button"
            className="button second small"
            onClick={() => change({ do: 'restore' })}
          >
            {words.restore}
          </button>
        )}
      </div>
    </section>
  );
}

/** Scrolls the list alone: the page keeps what is known of the position in sight. */
function bringIntoSight(list: HTMLElement): void {
  const shown = list.querySelector('[aria-current]')?.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (shown && (shown.top < box.top || shown.bottom > box.bottom))
    list.scrollTop += shown.top - box.top - box.height / 2;
}

interface TreeLineProps extends Pick<TreeListProps, 'parts' | 'change'> {
  /** The moves with which the line goes on: the first one is its own, the others vary it. */
  readonly from: readonly RecordNode[];
  /** The way to the node before them. */
  readonly at: TreePath;
  /** The way that is shown, as a text. */
  readonly shown: string;
}

interface LineMove {
  readonly node: RecordNode;
  readonly path: TreePath;
  readonly others: readonly RecordNode[];
}

/** A line of moves; each is followed by its note and the variations that replace it. */
function TreeLine({ from, at, ...rest }: TreeLineProps): ReactNode {
  const line: LineMove[] = [];
  for (let next = from, path = at; next[0] !== undefined; ) {
    const [node, ...others] = next;
    path = [...path, 0];
    line.push({ node, path, others });
    ({ next } = node);
  }
  if (line.length === 0) return null;
  return (
    <ol className="analysis-line">
      {line.map((one) => (
        <li key={one.path.length}>
          <TreeMove {...rest} node={one.node} path={one.path} />
          {one.others.length > 0 && <Variations {...rest} of={one} />}
        </li>
      ))}
    </ol>
  );
}

type PartProps = Pick<TreeLineProps, 'parts' | 'change' | 'shown'>;

/** The moves instead of one, each with the line that follows it. */
function Variations({ of, ...rest }: PartProps & { readonly of: LineMove }): ReactNode {
  const before = of.path.slice(0, -1);
  return (
    <ul className="analysis-variations" aria-label={rest.parts.words.variations}>
      {of.others.map((node, index) => {
        const path = [...before, index + 1];
        return (
          <li key={node.move}>
            <TreeMove {...rest} node={node} path={path} />
            <TreeLine {...rest} from={node.next} at={path} />
          </li>
        );
      })}
    </ul>
  );
}

function TreeMove({
  parts,
  change,
  shown,
  node: { move, note },
  path,
}: PartProps & Pick<LineMove, 'node' | 'path'>): ReactNode {
  return (
    <>
      <button
        type="button"
        className="analysis-move"
        aria-current={path.join() === shown ? 'step' : undefined}
        onClick={() => change({ do: 'go', path })}
      >
        {numberedMove(parts, { number: path.length, move })}
      </button>
      {note !== '' && <p className="analysis-said">{note}</p>}
    </>
  );
}
