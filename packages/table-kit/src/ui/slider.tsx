import type { ReactNode } from 'react';
import { useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly step: number;
  readonly word: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A slider from 0 to 100 below its label, with its value in words. */
export function Slider({ label, hint, value, step, word, onChange }: SliderProps): ReactNode {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <span className="slider-line">
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={step}
          value={value}
          aria-describedby={`${id}-hint`}
          aria-valuetext={word(value)}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <output htmlFor={id}>{word(value)}</output>
      </span>
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}
