// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
// What a test page offers to its test, whichever library draws: forms with a transport that waits for the test's word.
import { SendError } from '@letterslot/client'
import { LetterslotForm } from '@letterslot/react'
import { createElement, Fragment } from 'react'

/** What one test sees: its form's element, its attempts (their parameters, and how each ends), what the page was told. */
const blank = () => ({ root: document.getElementById('root'), attempts: [], told: [], drawn: {} })

export const scene = { ...blank(), Fragment }
globalThis.scene = scene

/** Forgets the form and all that it did: the next one finds a page as if just opened, without the cost of opening one. */
scene.reset = () => {
  scene.unmount?.()
  const root = document.createElement('main')
  root.id = 'root'
  scene.root.replaceWith(root)
  Object.assign(scene, blank())
}

/** Waits for the test's word. Bound to the scene that it began in: what a form of an earlier test does late stays there. */
const transportOf =
  (attempts) =>
  (params, { signal }) =>
    new Promise((resolve, reject) => {
      attempts.push({ params, resolve, fail: (failure) => reject(new SendError(failure)), reject })
      signal.addEventListener('abort', () =>
        reject(new SendError({ code: 'aborted', status: 0, text: '', sent: 'maybe' })),
      )
    })

/** A control that counts how often it is drawn. */
function Counted({ field, id, value }) {
  scene.drawn[field.id] = (scene.drawn[field.id] ?? 0) + 1
  return createElement('input', { id, name: field.name, defaultValue: value })
}

const counting = { text: Counted }
const framing = {
  FieldFrame: ({ field, children }) => createElement('div', { 'data-frame': field.id }, children),
}

/** The element of a form, by what a test can say of it in JSON. */
export function formElement({ form, count, frame, ownTransport = true, ...props }) {
  const { attempts, told } = scene
  return createElement(LetterslotForm, {
    form,
    ...(ownTransport && { transport: transportOf(attempts) }),
    ...(count && { components: counting }),
    ...(frame && { components: framing }),
    onQueued: (detail) => told.push(['queued', detail]),
    onSent: (detail) => told.push(['sent', detail]),
    onParked: (detail) => told.push(['parked', detail]),
    onIssues: (issues) => told.push(['issues', issues]),
    ...props,
  })
}
