import type { AtollView, BonusView, IncomeChoice, SeatView } from '../../../src/index.ts';
import { isLastRound } from '../../../src/cards/tables.ts';
import { incomeNow } from '../../../src/text/index.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon, Mark } from '@atoll/table-kit/table/controls/icon.tsx';
import { FittedName } from '@atoll/table-kit/ui/fitted-name.tsx';
import { term } from '../icon-terms.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/** The round overview: the gain of each income, and the bonus rows for a pass. */
export function RoundPanel({
  view,
  own,
  names,
  style,
}: {
  readonly view: AtollView;
  readonly own: SeatView;
  readonly names: readonly string[];
  readonly style?: CSSProperties;
}): ReactNode {
  const locale = useAtollLocale();
  const income = (choice: IncomeChoice): Omit<IncomeProps, 'label'> => {
    const { by, ...brings } = incomeNow(choice, { view, seat: view.seats.indexOf(own) });
    const why = by.map((card) => {
      const name = locale.text.cardName(card);
      return card === view.events.inForce ? locale.game.event.by(name) : name;
    });
    return { icon: choice, because: why.join(', '), ...brings };
  };
  return (
    <section
      className="at-round"
      data-anchor="supply"
      data-explains
      tabIndex={0}
      style={style}
      aria-label={locale.game.roundOf(view.round)}
    >
      <h2 {...term('round')}>{locale.game.round(view.round)}</h2>
      {isLastRound(view) ? (
        <p className="tb-quiet">{locale.game.lastRound}</p>
      ) : (
        <>
          <p className="tb-quiet lead" {...term('income')}>
            {locale.game.incomeTitle}
            <span> {locale.game.incomeWhen}</span>
          </p>
          <Income label={locale.game.tourists} {...income('tourists')} />
          <Income label={locale.game.scientists} {...income('scientists')} />
          <div className="at-row" {...term('colonies')}>
            <span>
              <Icon name="colony" size={18} />
              {locale.game.colonies(own.colonies)}
            </span>
            <b>
              {own.colonyPlankton}
              <Icon name="plankton" size={17} title={locale.game.resources.plankton} />
            </b>
          </div>
          <p className="tb-quiet gap" {...term('bonus')}>
            {view.seats.length > 1 ? locale.game.bonusTitle : locale.game.bonusAlone}
          </p>
          {view.bonus.map((bonus, i) => (
            <Bonus key={i} row={i} bonus={bonus} names={names} />
          ))}
        </>
      )}
    </section>
  );
}

interface IncomeProps {
  readonly icon: IncomeChoice;
  readonly label: string;
  /** The reason for an unusual gain, or ''. */
  readonly because: string;
  readonly coins: number;
  readonly plankton: number;
  readonly pollution: number;
}

function Income({ icon, label, because, coins, plankton, pollution }: IncomeProps): ReactNode {
  const { game } = useAtollLocale();
  return (
    <div
      className={because === '' ? 'at-row' : 'at-row changed'}
      data-anchor={`income:${icon}`}
      {...term(icon)}
    >
      <span>
        <Icon name={icon} size={18} />
        {label}
      </span>
      <b>
        {because !== '' && <Icon name="passive" size={13} title={because} />}
        {coins}
        <Icon name="coin" size={17} title={game.resources.coin} />
        {plankton > 0 && (
          <>
            {plankton}
            <Icon name="plankton" size={17} title={game.resources.plankton} />
          </>
        )}
        {pollution > 0 && (
          <>
            +{pollution}
            <Icon name="pollution" size={17} title={game.resources.pollution} />
          </>
        )}
      </b>
    </div>
  );
}

function Bonus({
  row,
  bonus,
  names,
}: {
  readonly row: number;
  readonly bonus: BonusView;
  readonly names: readonly string[];
}): ReactNode {
  const { game } = useAtollLocale();
  const { coins, plankton, scales, taken } = bonus;
  return (
    <div
      className={taken >= 0 ? 'at-row taken' : 'at-row'}
      data-anchor={`bonus:${row}`}
      {...term('bonus')}
    >
      <b>
        <i>{game.nth(row + 1)}</i>
        {scales > 0 && (
          <>
            {scales}
            <Icon name="scale" size={17} title={game.resources.scale} />
          </>
        )}
        {coins > 0 && (
          <>
            {coins}
            <Icon name="coin" size={17} title={game.resources.coin} />
          </>
        )}
        {plankton > 0 && (
          <>
            {plankton}
            <Icon name="plankton" size={17} title={game.resources.plankton} />
          </>
        )}
      </b>
      <span>
        {taken >= 0 ? (
          <>
            <Mark seat={taken} size={15} />
            <FittedName name={names[taken] ?? ''} />
          </>
        ) : (
          game.open
        )}
      </span>
    </div>
  );
}
