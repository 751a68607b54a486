import type { ReactNode, WheelEvent } from 'react';
import { plain, type RichText } from '../../../ui/rich-text.ts';
import type { Gesture, Interaction } from '../../../table/model/interaction.ts';
import type { Choice, ChoiceGroup, TableModel } from '../../../table/model/table-model.ts';
import type { InForce } from '../present/in-force.ts';
import { TURN_GROUPS, type TurnGroup } from '../present/groups.ts';
import { words } from '../words/interface.ts';
import { Icon, Rich } from './icon.tsx';
import { term } from './icon-terms.ts';
import { Lamp } from './lamp.tsx';
import type { Point } from './shared.ts';

const ICONS: Readonly<Record<TurnGroup, string>> = {
  buyAnimal: 'small', buyCoral: 'colony', feed: 'feed', useCoral: 'action', grow: 'colony',
  purify: 'pollution', sell: 'plankton', bloom: 'algae', pass: '',
};

export interface ActionBarProps {
  readonly table: TableModel;
  readonly interaction: Interaction;
  readonly lit: string;
  /** What the event in force changes about a kind of action. */
  readonly notes: InForce['notes'];
  readonly gesture: (gesture: Gesture) => void;
  readonly onPoint: Point;
  /** Why nothing of a kind can be done. */
  readonly why: (group: string) => string;
  readonly refuse: (reason: string) => void;
}

/** The second row of the bar: the kinds of action on one's turn, or the answers to the question that is asked. */
export function ActionBar(props: ActionBarProps): ReactNode {
  const { table, interaction, gesture, onPoint } = props;
  if (interaction.asking !== undefined) return <Confirmation choice={interaction.asking} gesture={gesture} />;
  if (interaction.item !== '') {
    const choices = table.items.get(interaction.item)?.choices ?? [];
    return (
      <div className="at-answers" role="group" tabIndex={-1} aria-label={words.which}>
        {choices.map((choice) => <ChoiceButton key={choice.key} choice={choice} gesture={gesture} onPoint={onPoint} lead />)}
        <button type="button" className="at-act calm" onClick={() => gesture({ do: 'back' })}>{words.back}</button>
      </div>
    );
  }
  if (table.question !== 'turn' && table.question !== 'none') return <Answers table={table} gesture={gesture} onPoint={onPoint} />;
  return <GroupButtons {...props} kinds={ALL} />;
}

/** What is selected, with its two answers. A pass says besides what one would give up. */
function Confirmation({ choice, gesture }: { readonly choice: Choice; readonly gesture: (gesture: Gesture) => void }): ReactNode {
  const text = choice.confirm ?? [...choice.words, words.askThis, ' ', ...(choice.later ?? [])], pass = choice.confirm !== undefined;
  return (
    <div className="at-answers" role="group" tabIndex={-1} aria-label={plain(text)}>
      <p><Rich text={text} /></p>
      <button type="button" className="at-act on" onClick={() => gesture({ do: 'confirm' })}>{pass ? words.passYes : words.confirm}</button>
      <button type="button" className="at-act calm" onClick={() => gesture({ do: 'back' })}>{pass ? words.passNo : words.back}</button>
    </div>
  );
}

/** Whether an answer stands out: it is one that only a button gives. Of a payment it is the one without substitutes. */
export const leads = (choice: Choice, { question, groups }: TableModel): boolean =>
  choice.item === '' && (question !== 'payment' || groups[0]?.choices[0] === choice);

const slide = (event: WheelEvent): void => {
  event.currentTarget.scrollLeft += event.deltaY;
};

/** The answers for things on the table in a row that slides; the others stay in sight after it. */
function Answers({ table, gesture, onPoint }: Pick<ActionBarProps, 'table' | 'gesture' | 'onPoint'>): ReactNode {
  const choices = table.groups.flatMap((group) => group.choices);
  const button = (choice: Choice): ReactNode =>
    <ChoiceButton key={choice.key} choice={choice} gesture={gesture} onPoint={onPoint} lead={leads(choice, table)} />;
  const spots = choices.filter(({ item }) => item !== '');
  return (
    <div className="at-answers" role="group" tabIndex={-1} aria-label={table.groups[0]?.label}>
      {spots.length > 0 && <div className="at-spots" onWheel={slide}>{spots.map(button)}</div>}
      {choices.filter(({ item }) => item === '').map(button)}
    </div>
  );
}

const ALL = TURN_GROUPS.filter((id) => id !== 'pass');

/** What the event in force changes, at the edge of a button. */
function EventNote({ note }: { readonly note: RichText | 'forbidden' | undefined }): ReactNode {
  if (note === undefined) return null;
  return (
    <span className="at-event-note">
      {note === 'forbidden' ? <Icon name="lock" size={13} title={words.event.forbidden} /> : <Rich text={note} size={13} />}
    </span>
  );
}

export function GroupButtons({ table, interaction, lit, notes, gesture, onPoint, why, refuse, kinds }: ActionBarProps & {
  readonly kinds: readonly TurnGroup[];
}): ReactNode {
  return (
    <div className="at-groups">
      {kinds.map((id) => {
        const group = table.groups.find((each) => each.id === id), possible = (group?.choices.length ?? 0) > 0;
        const reason = possible || table.question !== 'turn' ? '' : why(id);
        return (
          <button key={id} type="button" {...(reason === '' ? term(id) : {})}
            className={`at-act${lit === id ? ' on' : possible ? '' : ' off'}`} aria-disabled={!possible}
            aria-expanded={interaction.group === id} {...aimed(group, onPoint)}
            {...(reason === '' ? {} : { 'aria-describedby': `why-kind-${id}` })}
            onClick={() => {
              if (possible) gesture({ do: 'open', group: id });
              else if (reason !== '') refuse(reason);
            }}>
                        <Icon name={ICONS[id]} size={20} /><span>{words.groups[id]}</span>
            <EventNote note={notes.get(id)} />
            {group?.choices.some(({ advised }) => advised) === true && <Lamp />}
            {group !== undefined && group.shortcut !== '' && <kbd>{group.shortcut}</kbd>}
            {reason !== '' && <span id={`why-kind-${id}`} className="at-why" aria-hidden="true">{reason}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** A kind with a single choice stands for it. */
function aimed(group: ChoiceGroup | undefined, onPoint: Point): object {
  const [only] = group?.choices ?? [], leave = (): void => onPoint('');
  if (group?.choices.length !== 1 || only === undefined) return {};
  const point = (): void => onPoint(only.item, only);
  return { onFocus: point, onBlur: leave, onPointerEnter: point, onPointerLeave: leave };
}

export function ChoiceButton({ choice, gesture, onPoint, lead = false }: {
  readonly choice: Choice;
  readonly gesture: (gesture: Gesture) => void;
  readonly onPoint: Point;
  readonly lead?: boolean;
}): ReactNode {
  const point = (): void => onPoint(choice.item, choice), leave = (): void => onPoint('');
  return (
    <button type="button" className={lead ? 'at-act lead' : 'at-act spot'}
      onFocus={point} onBlur={leave} onPointerEnter={point} onPointerLeave={leave}
      onClick={() => {
        leave();
        gesture({ do: 'choose', choice });
      }}>
      <span className="at-words"><Rich text={choice.words} size={16} /></span>
      {choice.advised && <Lamp />}
    </button>
  );
}
