import type { ReactNode } from 'react';
import { FittedName } from '../../../ui/fitted-name.tsx';
import { PressGuard } from '../../../ui/press-guard.tsx';
import { words } from '../words/interface.ts';
import { spoken } from '../words/spoken.ts';
import { SHORTCUTS } from '../present/groups.ts';
import { inForce } from '../present/in-force.ts';
import { reachText } from '../present/reach-text.ts';
import { Act } from './act.tsx';
import { ActionBar } from './action-bar.tsx';
import { Change } from './change.tsx';
import { Chips } from './chips.tsx';
import { Mark } from './icon.tsx';
import { pointsOf } from './icon-terms.ts';
import { Outlook } from './outlook.tsx';
import { PayButton } from './pay-button.tsx';
import type { PanelProps } from './shared.ts';

/** Own resources and points, and below them what can be done. */
export function OwnBar(props: PanelProps): ReactNode {
  const { view, seat, own, names, layout, table, interaction, gesture, lit, onPoint, why, refuse } = props, { bar } = layout.panels;
  const pass = table.groups.find((group) => group.id === 'pass')?.choices[0], mine = view.seats[own], notes = inForce(view);
  if (mine === undefined) return null;
  return (
    <footer className="at-bar" data-anchor={`seat:${own}`} style={{ left: bar.x, top: bar.y, width: bar.width, height: bar.height }}>
      <div className="r1">
        <section id="at-resources" className="at-resources" tabIndex={0} data-explains
          aria-label={spoken.regions.resources}>
          <h2><Mark seat={own} size={24} /><FittedName name={names[own] ?? ''} /></h2>
          <Chips seat={mine} of={own} hunting={notes.hunting} preview={props.preview} />
          <span className="at-points" {...pointsOf(own)}>
            <small>{words.pointsNow(mine.points)}</small><b>{mine.points}</b>
            <Outlook change={props.preview.get('points')} /><Change value={mine.points} />
          </span>
        </section>
        {seat >= 0 && mine.scales > 0 && <PayButton pay={props.pay} onPay={props.onPay} />}
        <span className="at-sp" />
        <Undo {...props} />
        {pass === undefined || interaction.asking !== undefined
          // its place stays free, so that nothing comes to lie there just when somebody clicks
          ? seat >= 0 && <span className="at-act calm away" aria-hidden="true">{words.groups.pass} <kbd>{SHORTCUTS.pass}</kbd></span>
          : (
            <Act label={words.groups.pass} shortcut={SHORTCUTS.pass} term="pass" advised={pass.advised}
              onClick={() => gesture({ do: 'choose', choice: pass })} />
          )}
      </div>
      <section id="at-actions" className="r2" tabIndex={-1} aria-labelledby="at-actions-title">
        <h2 id="at-actions-title" className="hidden">{spoken.regions.actions}</h2>
        {seat < 0
          ? <p className="at-sub">{words.watching}</p>
          : <ActionBar {...{ table, interaction, lit, gesture, onPoint, why, refuse }} notes={notes.notes} />}
        <PressGuard moment={props.moment} />
      </section>
    </footer>
  );
}

/** Takes back the last step, the whole action, or the turn that has just ended. */
export function Undo({ state, interaction, names, canUndo, cancel, stepBack, takeBack, brief = false }: PanelProps & {
  readonly brief?: boolean;
}): ReactNode {
  const half = interaction.group !== '' || interaction.item !== '';
  // the question whether to pass has its own way back
  const { undoable, turns } = state.duty, begin = turns.at(-1) ?? 0;
  if (interaction.asking !== undefined || (!half && undoable.length === 0)) return null;
  if (!half && !canUndo) return <Act label={words.takeBack} icon="undo" brief={brief} hint={reachText(state, names)} onClick={takeBack} />;
  return (
    <>
      {!half && undoable.filter((entry) => entry >= begin).length > 1 && (
        <Act label={words.undoStep} icon="undo" term="undoStep" brief={brief} onClick={stepBack} />
      )}
      <Act label={words.cancel} icon="close" term="cancel" brief={brief} shortcut="Esc" onClick={cancel} />
    </>
  );
}
