import { useState } from 'react';

const KEY = 'atoll.analysis-live';

/** Whether positions are analysed while they are shown, and how to change it; kept here. */
export function useLiveSwitch(): readonly [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) !== 'off');
  const turn = (on: boolean): void => {
    setOn(on);
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off');
    } catch (error) {
      console.warn(error);
    }
  };
  return [isOn, turn];
}
