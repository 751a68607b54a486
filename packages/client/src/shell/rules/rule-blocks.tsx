import { useContext, type ReactNode } from 'react';
import { rulePath } from '@atoll/table-kit/ui/rule-links.ts';
import type { Block, List, Row, Table } from './rules-document.ts';
import { RuleWords } from './rule-words.tsx';
import { RulesContext } from './rules-context.ts';

/** Passages, lists, tables, notes and pictures of the rules, stacked. */
export const RuleBlocks = ({ blocks }: { readonly blocks: readonly Block[] }): ReactNode =>
  blocks.map((block, i) => <OneBlock key={i} block={block} />);

function OneBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'passage':
      return (
        <p {...anchor(block.rule)}>
          <Id rule={block.rule} />
          <RuleWords words={block.text} />
        </p>
      );
    case 'list':
      return <RuleList {...block} />;
    case 'table':
      return <RuleTable {...block} />;
    case 'note':
      return (
        <div className="rules-note" role="note">
          <RuleBlocks blocks={block.blocks} />
        </div>
      );
    case 'drawing':
      return <pre tabIndex={0}>{block.text}</pre>;
    case 'figure':
      return <RuleFigure name={block.name} />;
  }
}

/** The attributes of the target of a rule link. */
const anchor = (rule: string | undefined): object =>
  rule === undefined ? {} : { id: rule, className: 'rules-rule', tabIndex: -1 };

/** The id of a rule, as a link to itself that can be copied. */
function Id({ rule }: { readonly rule: string | undefined }): ReactNode {
  const { game } = useContext(RulesContext);
  if (rule === undefined) return null;
  return (
    <>
      <a className="rules-id" href={rulePath(game, rule)}>
        {rule}
      </a>{' '}
    </>
  );
}

const RuleList = ({ items }: List): ReactNode => (
  <ul>
    {items.map(({ rule, text, more }, i) => (
      <li key={rule ?? i} {...anchor(rule)}>
        <Id rule={rule} />
        <RuleWords words={text} />
        <RuleBlocks blocks={more} />
      </li>
    ))}
  </ul>
);

function RuleTable({ head, rows, numbers }: Table): ReactNode {
  const ruled = rows.some(({ rule }) => rule !== undefined);
  // two columns of text, which can be stacked
  const isStackable = ruled && head.length === 2 && !numbers.includes(true);
  const titled = head.some((words) => words.length > 0);
  return (
    <div className={isStackable ? 'rules-table told' : 'rules-table'} tabIndex={0} role="group">
      <table>
        {titled && (
          <thead>
            <tr>
              {ruled && <td />}
              {head.map((words, i) =>
                words.length === 0 ? (
                  <td key={i} />
                ) : (
                  <th key={i} scope="col" className={numbers[i] === true ? 'number' : undefined}>
                    <RuleWords words={words} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, i) => (
            <TableRow key={row.rule ?? i} row={row} ruled={ruled} numbers={numbers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TableRow = ({
  row: { rule, cells },
  ruled,
  numbers,
}: {
  readonly row: Row;
  readonly ruled: boolean;
  readonly numbers: readonly boolean[];
}): ReactNode => (
  <tr {...anchor(rule)}>
    {ruled && (
      <td className="rules-key">
        <Id rule={rule} />
      </td>
    )}
    {cells.map((words, i) =>
      i === 0 ? (
        <th key={i} scope="row">
          <RuleWords words={words} />
        </th>
      ) : (
        <td key={i} className={numbers[i] === true ? 'number' : undefined}>
          <RuleWords words={words} />
        </td>
      ),
    )}
  </tr>
);

function RuleFigure({ name }: { readonly name: string }): ReactNode {
  const { figures } = useContext(RulesContext);
  const Figure = figures[name];
  return Figure === undefined ? null : <Figure />;
}
