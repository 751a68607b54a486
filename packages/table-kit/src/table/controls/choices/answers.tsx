import type { ReactNode } from 'react';
import { plain, type RichText } from '../../../ui/rich-text.ts';
import type { Choice } from '../../model/table-model.ts';
import { useEnter } from '../../a11y/use-enter.ts';
import './answers.css';
import { ChoiceButton } from './choice-button.tsx';
import { useControls } from '../controls-context.ts';
import { Slide } from './slide.tsx';
import { Rich } from '../rich.tsx';
import { TableButton } from './table-button.tsx';
import { useLocale } from '../../../words/use-locale.ts';

/** A row of answers; the focus goes to it after a key. */
const Row = ({
  label,
  onEnter,
  children,
}: {
  readonly label: string;
  /** The effect of Enter while the row itself, and none of its answers, has the focus. */
  readonly onEnter?: () => void;
  readonly children: ReactNode;
}): ReactNode => (
  <div
    className="tb-answers"
    role="group"
    tabIndex={-1}
    aria-label={label}
    onKeyDown={({ key, target, currentTarget, repeat }) => {
      if (key === 'Enter' && target === currentTarget && !repeat) onEnter?.();
    }}
  >
    {children}
  </div>
);

/** The selected choice, with its two answers; a choice with a question of its own may name them. */
export function Confirmation({
  choice,
  yes,
  no,
}: {
  readonly choice: Choice;
  readonly yes?: string | undefined;
  readonly no?: string | undefined;
}): ReactNode {
  const { words } = useLocale();
  const { gesture } = useControls();
  const { ask, confirm, back } = words.table.controls;
  useEnter(() => gesture({ do: 'confirm' }));
  const text: RichText = choice.confirm ?? [...choice.words, ask, ' ', ...(choice.later ?? [])];
  return (
    <Row label={plain(text)} onEnter={() => gesture({ do: 'confirm' })}>
      <p>
        <Rich text={text} />
      </p>
      <TableButton label={yes ?? confirm} look="main" onClick={() => gesture({ do: 'confirm' })} />
      <TableButton label={no ?? back} onClick={() => gesture({ do: 'back' })} />
    </Row>
  );
}

/** The several choices of one thing. */
export function WhichOfThese({ item }: { readonly item: string }): ReactNode {
  const { words } = useLocale();
  const { table, gesture } = useControls();
  const { which, back } = words.table.controls;
  return (
    <Row label={which}>
      {(table.items.get(item)?.choices ?? []).map((choice) => (
        <ChoiceButton key={choice.key} choice={choice} look="lead" />
      ))}
      <TableButton label={back} onClick={() => gesture({ do: 'back' })} />
    </Row>
  );
}

/**
 * The answers to a prompt: those for things on the table in a row that slides, unless left out; the
 * others stay in sight after it.
 */
export function Answers({
  leads,
  things = 'shown',
}: {
  /** Whether an answer stands out where only buttons answer. */
  readonly leads: (choice: Choice) => boolean;
  readonly things?: 'shown' | 'left out';
}): ReactNode {
  const { table } = useControls();
  const choices = table.groups.flatMap((group) => group.choices);
  // beside answers for things, which the prompt asks for, the others decline
  const declines = choices.some(({ item }) => item !== '');
  const button = (choice: Choice): ReactNode => (
    <ChoiceButton
      key={choice.key}
      choice={choice}
      look={!declines && leads(choice) ? 'lead' : 'spot'}
    />
  );
  const spots = things === 'shown' ? choices.filter(({ item }) => item !== '') : [];
  return (
    <Row label={table.groups[0]?.label ?? ''}>
      {spots.length > 0 && (
        <Slide className="tb-spots" moment={spots.map(({ key }) => key).join(' ')}>
          {spots.map(button)}
        </Slide>
      )}
      {choices.filter(({ item }) => item === '').map(button)}
    </Row>
  );
}
