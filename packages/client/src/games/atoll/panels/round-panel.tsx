import type { AtollView, BonusView, SeatView } from '@atoll/game-atoll';
import type { ReactNode } from 'react';
import { words } from '../words/interface.ts';
import { Icon, Mark } from './icon.tsx';

/** The round overview: what each income brings, and the bonus rows for those who pass. */
export function RoundPanel({ view, own, names, top }: {
  readonly view: AtollView;
  readonly own: SeatView;
  readonly names: readonly string[];
  readonly top: number;
}): ReactNode {
  const { income } = view;
  return (
    <section className="at-round" style={{ top }} aria-label={words.roundOf(view.round)}>
      <h2>{words.round(view.round)}</h2>
      {view.round >= 4 ? <p className="at-sub">{words.lastRound}</p> : (
        <>
          <p className="at-sub">{words.incomeTitle}</p>
          <Income icon="tourists" label={words.tourists} coins={income.touristsCoins} pollution={income.touristsPollution} />
          <Income icon="scientists" label={words.scientists} coins={income.scientistsCoins} pollution={income.scientistsPollution} />
          <div className="at-row">
            <span><Icon name="colony" size={18} />{words.colonies(own.colonies)}</span>
            <b>{own.colonyPlankton}<Icon name="plankton" size={17} title="plankton" /></b>
          </div>
          <p className="at-sub gap">{view.seats.length > 1 ? words.bonusTitle : words.bonusAlone}</p>
          {view.bonus.map((bonus, i) => <Bonus key={i} bonus={bonus} names={names} />)}
        </>
      )}
    </section>
  );
}

function Income({ icon, label, coins, pollution }: {
  readonly icon: string;
  readonly label: string;
  readonly coins: number;
  readonly pollution: number;
}): ReactNode {
  return (
    <div className="at-row">
      <span><Icon name={icon} size={18} />{label}</span>
      <b>
        {coins}<Icon name="coin" size={17} title="coins" />
        {pollution > 0 && <>+{pollution}<Icon name="pollution" size={17} title="pollution" /></>}
      </b>
    </div>
  );
}

function Bonus({ bonus, names }: { readonly bonus: BonusView; readonly names: readonly string[] }): ReactNode {
  const { coins, plankton, scales, taken } = bonus;
  return (
    <div className={taken >= 0 ? 'at-row taken' : 'at-row'}>
      <b>
        {scales > 0 && <>{scales}<Icon name="scale" size={17} title="fish scales" /></>}
        {coins > 0 && <>{coins}<Icon name="coin" size={17} title="coins" /></>}
        {plankton > 0 && <>{plankton}<Icon name="plankton" size={17} title="plankton" /></>}
      </b>
      <span>{taken >= 0 ? <><Mark seat={taken} size={15} /><span className="at-clip">{names[taken]}</span></> : words.free}</span>
    </div>
  );
}
