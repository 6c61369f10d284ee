// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
// What a test page offers to its test, whichever library draws: forms with a transport that waits for the test's word.
import { SendError } from '@letterslot/client'
import { LetterslotForm } from '@letterslot/react'
import { createElement, Fragment } from 'react'

/** Attempts, in order: their parameters, and how the test lets each end. */
const attempts = []
const told = []
const drawn = {}

const transport = (params, { signal }) =>
  new Promise((resolve, reject) => {
    attempts.push({ params, resolve, fail: (failure) => reject(new SendError(failure)), reject })
    signal.addEventListener('abort', () =>
      reject(new SendError({ code: 'aborted', status: 0, text: '', sent: 'maybe' })),
    )
  })

/** A control that counts how often it is drawn. */
function Counted({ field, id, value }) {
  drawn[field.id] = (drawn[field.id] ?? 0) + 1
  return createElement('input', { id, name: field.name, defaultValue: value })
}

const counting = { text: Counted }
const framing = {
  FieldFrame: ({ field, children }) => createElement('div', { 'data-frame': field.id }, children),
}

/** The element of a form, by what a test can say of it in JSON. */
export function formElement({ form, count, frame, ownTransport = true, ...props }) {
  return createElement(LetterslotForm, {
    form,
    ...(ownTransport && { transport }),
    ...(count && { components: counting }),
    ...(frame && { components: framing }),
    onQueued: (detail) => told.push(['queued', detail]),
    onSent: (detail) => told.push(['sent', detail]),
    onParked: (detail) => told.push(['parked', detail]),
    onIssues: (issues) => told.push(['issues', issues]),
    ...props,
  })
}

export const scene = { attempts, told, drawn, root: document.getElementById('root'), Fragment }
globalThis.scene = scene
