import type { Entry, OutboxEvent } from '@letterslot/client/outbox'
import { assertNever, type Values } from '@letterslot/core'
import { outcomeOf } from '@letterslot/core/form-state'
import { createCallbacks } from './callbacks.ts'
import { pageClock } from './clock.ts'
import { spinnerDelayMs, stillSendingAfterMs } from './constants.ts'
import type { FormHandle } from './form-handle.ts'
import type { FormMessages } from './form-messages.ts'
import { createOlderMessages } from './older-messages.ts'
import { outboxOf } from './outbox-of.ts'
import { oversizedIssue } from './oversized-issue.ts'
import { type EntryContext, failureOf, isGoingOut, messageOf, receiptOf, standingOf } from './read-entry.ts'
import { holdMs } from './spinner-timing.ts'
import { submissionOf } from './submission-of.ts'

/** Joins a form to its outbox: what its visitor does goes there, and what becomes of it is shown. */
export function createFormMessages(handle: FormHandle): FormMessages {
  const { form, store, host } = handle
  const outbox = outboxOf(host)
  const clock = host.options.clock ?? pageClock
  const isOnline = (): boolean => host.options.isOnline?.() ?? navigator.onLine
  const older = createOlderMessages(outbox, form.id)
  const callbacks = createCallbacks(host)
  // Another form in the same place follows none of its messages.
  if (host.form !== form.id) host.own = host.shown = undefined
  host.form = form.id
  /** The message that is followed, as the outbox last told of it. */
  let entry: Entry | undefined
  /** Until when its connection pauses, ms since 1970. */
  let pausedUntilMs: number | undefined
  /** Set while the visitor waits for a result; `attempts` is the entry's count at that moment. */
  let asked: { readonly attempts: number | undefined; readonly sinceMs: number } | undefined
  const timers: (() => void)[] = []
  /** The message that was deleted last, and the values that stood on the page with it. */
  let taken: { readonly entry: Entry; readonly values: Values | undefined } | undefined

  function follow(id: string | undefined, known?: Entry): void {
    host.shown = id
    entry = known
    pausedUntilMs = undefined
    taken = undefined
    older.hide(host.own, host.shown)
  }

  function contextOf({ id }: Entry): EntryContext {
    const unwanted = form.delivery?.keepOnDevice === false
    return { health: outbox.health(), online: isOnline(), unwanted, older: id !== host.own, pausedUntilMs }
  }

  function callOffTimers(): void {
    for (const callOff of timers.splice(0)) callOff()
  }

  /** The visitor asks for an attempt, and is told what it comes to. */
  function ask(attempts: number): void {
    const sinceMs = clock.now()
    asked = { attempts, sinceMs }
    callOffTimers()
    timers.push(
      clock.after(spinnerDelayMs, () => store.dispatch({ kind: 'spinnerDue' })),
      clock.after(stillSendingAfterMs, () => {
        // By now whatever only waits for its turn is told as that.
        asked = { attempts: undefined, sinceMs }
        show()
        store.dispatch({ kind: 'waitedLong', message: entry && messageOf(entry, contextOf(entry)) })
      }),
    )
  }

  /** Shows where the message stands that the form follows. */
  function show(): void {
    if (!entry) return
    if (isGoingOut(entry, outbox.isUnderWay(entry), isOnline(), asked?.attempts)) {
      store.dispatch({ kind: 'tryStarted' })
      return
    }
    const ms = asked ? holdMs(clock.now() - asked.sinceMs) : 0
    if (ms > 0) {
      timers.push(clock.after(ms, show))
      return
    }
    callOffTimers()
    const isAsked = asked !== undefined
    asked = undefined
    if (entry.state.status === 'sent') {
      store.dispatch({ kind: 'accepted', receipt: receiptOf(entry, entry.state.sentAt, entry.id !== host.own) })
      callbacks.sent(entry)
      if (entry.id === host.own) host.own = undefined
      return
    }
    store.dispatch({ kind: 'notSent', outcome: outcomeOf(standingOf(entry, contextOf(entry))), asked: isAsked })
    callbacks.parked(entry, failureOf(entry))
  }

  async function take(next: Entry | undefined): Promise<void> {
    if (!next || next.id !== host.shown || isOlder(next, entry)) return
    entry = next
    if (next.state.status === 'queued') {
      const untilMs = await outbox.pausedUntilMs(next.connection)
      if (entry !== next) return
      pausedUntilMs = untilMs
    }
    show()
  }

  async function look(): Promise<void> {
    if (host.shown) await take(await outbox.get(host.shown))
  }

  /** Shows a message in the form's place. */
  function open(one: Entry): Promise<void> {
    follow(one.id, one)
    store.dispatch({ kind: 'opened', outcome: outcomeOf(standingOf(one, contextOf(one))) })
    return take(one)
  }

  function hear(event: OutboxEvent): void {
    switch (event.kind) {
      case 'changed':
        older.put(event.entry)
        void take(event.entry)
        return
      case 'removed':
        older.drop(event.id)
        if (event.id === host.own) host.own = undefined
        if (event.id !== host.shown) return
        follow(undefined)
        store.dispatch({ kind: 'removed' })
        return
      case 'health':
        show()
        return
      default:
        assertNever(event)
    }
  }

  async function send(): Promise<void> {
    const submission = submissionOf(handle, clock.now(), host.own)
    const issue = oversizedIssue(handle, submission)
    if (issue) {
      store.dispatch({ kind: 'problemsFound', issues: [issue] })
      host.options.onIssues?.([issue])
      return
    }
    const { id, connection, files = [], params } = submission
    const again = host.own
    host.own = id
    if (host.shown !== id) follow(id)
    ask(entry?.attempts ?? 0)
    if (again) {
      const retried = await outbox.retry(again, { connection, params, files })
      if (retried && retried.state.status !== 'sent') {
        await take(retried)
        return
      }
      // It went out meanwhile, or is gone: what stands on the page now is another message.
      host.own = undefined
      return send()
    }
    const queued = await outbox.enqueue(submission, { keep: form.delivery?.keepOnDevice !== false })
    callbacks.queued(queued)
    await take(queued)
  }

  return {
    send,
    async tryNow() {
      if (!host.shown || !entry) return
      ask(entry.attempts)
      store.dispatch({ kind: 'tryStarted' })
      await take(await outbox.retry(host.shown))
    },
    async remove() {
      if (!host.shown) return
      const isOwn = host.shown === host.own
      const id = host.shown
      // Not to be heard of as somebody else's doing.
      host.shown = undefined
      const removed = await outbox.remove(id).catch((error: unknown) => {
        host.shown = id
        throw error
      })
      const values = isOwn ? store.values() : undefined
      if (isOwn) {
        host.own = undefined
        store.reset()
      }
      follow(undefined)
      taken = removed && { entry: removed, values }
      store.dispatch({ kind: 'removed' })
      older.notify()
    },
    canUndo: () => taken !== undefined,
    async undo() {
      if (!taken) return
      const { entry: removed, values } = taken
      const restored = await outbox.restore(removed)
      if (values) {
        host.own = restored.id
        store.reset(values)
      }
      await open(restored)
    },
    async see(id) {
      const one = await outbox.get(id)
      if (one && one.state.status !== 'sent') await open(one)
    },
    leave() {
      const state = store.state()
      if (state.status === 'sent' && !state.receipt.older) {
        follow(undefined)
        store.reset()
        store.dispatch({ kind: 'anotherStarted' })
      } else {
        follow(host.own)
        store.dispatch({ kind: 'left' })
      }
    },
    older: older.list,
    subscribe: older.subscribe,
    watch() {
      const controller = new AbortController()
      const { signal } = controller
      // A form whose document changed follows what it followed before.
      older.hide(host.own, host.shown)
      const stop = outbox.subscribe(hear)
      addEventListener('online', show, { signal })
      addEventListener('offline', show, { signal })
      document.addEventListener('visibilitychange', look, { signal })
      void older.read()
      void look()
      return () => {
        stop()
        controller.abort()
      }
    },
  }
}

/** Tells if an entry is older than another, though the news of it comes later. */
function isOlder(one: Entry, than: Entry | undefined): boolean {
  if (!than || one.fence !== than.fence) return than !== undefined && one.fence < than.fence
  const ended = one.state.status === 'sending' && than.state.status !== 'sending'
  return ended || than.state.status === 'sent'
}
