import type { PlayedStep } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import type { AtollEvent } from '../event.ts';
import type { AtollState } from '../state.ts';

export type AtollStep = PlayedStep<AtollState, AtollAction, AtollEvent>;

export type Mark = (category: string, item: string) => void;
