import type { ReversiblePatches } from './apply.ts'

/** Typing that pauses longer than this starts another step of undo. Milliseconds; long enough to think of a word. */
export const mergePauseMs = 1500
/** Limit of kept steps. A step is a few hundred bytes, so that memory does not decide it. */
export const maxSteps = 500

/** One thing that undo takes back. */
export interface Step extends ReversiblePatches {
  readonly mergeKey: string | undefined
  /** When it last grew, milliseconds since the epoch. */
  readonly atMs: number
}

/** The stacks of undo, newest last, and of redo, next one last. */
export interface History {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

/** Nothing done yet. */
export const emptyHistory: History = { past: [], future: [] }

function merges(before: Step, step: Step): boolean {
  return step.mergeKey !== undefined && before.mergeKey === step.mergeKey && step.atMs - before.atMs <= mergePauseMs
}

/** Takes a step in; what could be redone is gone. A clock set back merges, since no pause can be told. */
export function record(history: History, step: Step): History {
  const before = history.past.at(-1)
  if (before === undefined || history.future.length > 0 || !merges(before, step)) {
    return { past: [...history.past, step].slice(-maxSteps), future: [] }
  }
  const merged: Step = {
    forward: [...before.forward, ...step.forward],
    backward: [...step.backward, ...before.backward],
    mergeKey: step.mergeKey,
    atMs: step.atMs,
  }
  return { past: [...history.past.slice(0, -1), merged], future: [] }
}

/** Moves the last step to what can be redone; it grows no more. */
export function stepBack(history: History): { readonly step: Step; readonly history: History } | undefined {
  const step = history.past.at(-1)
  if (!step) return undefined
  const closed: Step = { ...step, mergeKey: undefined }
  return { step, history: { past: history.past.slice(0, -1), future: [...history.future, closed] } }
}

/** Moves the next step back to what can be undone. */
export function stepForward(history: History): { readonly step: Step; readonly history: History } | undefined {
  const step = history.future.at(-1)
  if (!step) return undefined
  return { step, history: { past: [...history.past, step], future: history.future.slice(0, -1) } }
}
