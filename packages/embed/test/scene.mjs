// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
// What a test page offers to its test, whichever library draws: forms whose outbox sends when the test says so.
import { SendError } from '@letterslot/client'
import { createMemoryStore, createOutbox } from '@letterslot/client/outbox'
import { LetterslotForm } from '@letterslot/react'
import { createElement, Fragment } from 'react'

/** What one test sees: its form's element and outbox, its attempts (their parameters, and how each ends), what was told. */
const blank = () => ({ root: document.getElementById('root'), attempts: [], told: [], drawn: {}, outbox: undefined })

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
const transportTo =
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

/** A file input of the page's own, which takes whatever is chosen. */
const ownFileInput = { file: ({ field, id }) => createElement('input', { id, name: field.name, type: 'file' }) }
const framing = {
  FieldFrame: ({ field, children }) => createElement('div', { 'data-frame': field.id }, children),
}

/**
 * An outbox whose waits are as long as a test wants, and which nothing slows down.
 * @param name - of the device's database; without one it keeps entries in memory.
 */
function outboxTo(attempts, { name, waitMs = 40_000, ...health }) {
  const transport = transportTo(attempts)
  const outbox = createOutbox({
    ...(name ? { name } : { store: createMemoryStore() }),
    send: ({ params }, options) => transport(params, options),
    random: () => 1 - Number.EPSILON,
    policy: { firstDelayMs: waitMs, paceMs: 0 },
  })
  return { ...outbox, health: () => ({ ...outbox.health(), ...health }) }
}

/** The element of a form, by what a test can say of it in JSON. `sending`: by an outbox, a transport or the page itself. */
export function formElement({ form, count, frame, ownFiles, sending = {}, ...props }) {
  const { attempts, told } = scene
  if (typeof sending === 'object') scene.outbox ??= outboxTo(attempts, sending)
  return createElement(LetterslotForm, {
    form,
    ...(scene.outbox && { outbox: scene.outbox }),
    ...(sending === 'transport' && { transport: transportTo(attempts) }),
    ...(count && { components: counting }),
    ...(frame && { components: framing }),
    ...(ownFiles && { components: ownFileInput }),
    onQueued: (detail) => told.push(['queued', detail]),
    onSent: (detail) => told.push(['sent', detail]),
    onParked: (detail) => told.push(['parked', detail]),
    onIssues: (issues) => told.push(['issues', issues]),
    ...props,
  })
}
