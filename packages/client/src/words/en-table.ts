import { controls } from './en-controls.ts';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** What every table says, whatever is played at it. */
export const table = {
  controls,
  nothing: 'nothing possible now',
  notNow: 'That cannot be done now.',
  hint: {
    thinking: 'Thinking about your turn …',
    failed: 'The bot could not be asked.',
    alone: 'Nothing else is possible.',
    /** A bot counts on playing on itself. */
    points: (points: number) =>
      `: a bot that plays on expects about ${whole.format(points)} points`,
    gain: (gain: number) =>
      gain < 0.05
        ? ', as many as with the next best'
        : `, ${tenth.format(gain)} more than with the next best`,
  },
};
