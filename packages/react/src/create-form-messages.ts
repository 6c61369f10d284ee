import type { Entry, OutboxEvent } from '@letterslot/client/outbox'
import { assertNever, type Values } from '@letterslot/core'
import { outcomeOf } from '@letterslot/core/form-state'
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
import { createTelling } from './telling.ts'

/** Joins a form to its outbox: what its visitor does goes there, and what becomes of it is shown. */
export function createFormMessages(handle: FormHandle): FormMessages {
  const { form, store, around } = handle
  const outbox = outboxOf(around)
  const clock = around.options.clock ?? pageClock
  const isOnline = (): boolean => around.options.isOnline?.() ?? navigator.onLine
  const older = createOlderMessages(outbox, form.id)
  const telling = createTelling(around)
  // Another form in the same place follows none of its messages.
  if (around.form !== form.id) around.own = around.shown = undefined
  around.form = form.id
  /** The message that is followed, as the outbox last told of it. */
  let entry: Entry | undefined
  /** Until when its connection pauses, ms since 1970. */
  let pausedUntilMs: number | undefined
  /** The visitor waits for an answer to what they did when it had been tried so often. */
  let asked: { readonly attempts: number | undefined; readonly sinceMs: number } | undefined
  const timers: (() => void)[] = []
  /** What was deleted a moment ago, and what stood on the page with it. */
  let taken: { readonly entry: Entry; readonly values: Values | undefined } | undefined

  function follow(id: string | undefined, known?: Entry): void {
    around.shown = id
    entry = known
    pausedUntilMs = undefined
    taken = undefined
    older.hide(around.own, around.shown)
  }

  function contextOf({ id }: Entry): EntryContext {
    const unwanted = form.delivery?.keepOnDevice === false
    return { health: outbox.health(), online: isOnline(), unwanted, older: id !== around.own, pausedUntilMs }
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
      store.dispatch({ kind: 'accepted', receipt: receiptOf(entry, entry.state.sentAt, entry.id !== around.own) })
      telling.sent(entry)
      if (entry.id === around.own) around.own = undefined
      return
    }
    store.dispatch({ kind: 'notSent', outcome: outcomeOf(standingOf(entry, contextOf(entry))), asked: isAsked })
    telling.parked(entry, failureOf(entry))
  }

  async function take(next: Entry | undefined): Promise<void> {
    if (!next || next.id !== around.shown || isOlder(next, entry)) return
    entry = next
    if (next.state.status === 'queued') {
      const untilMs = await outbox.pausedUntilMs(next.connection)
      if (entry !== next) return
      pausedUntilMs = untilMs
    }
    show()
  }

  async function look(): Promise<void> {
    if (around.shown) await take(await outbox.get(around.shown))
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
        if (event.id === around.own) around.own = undefined
        if (event.id !== around.shown) return
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
    const submission = submissionOf(handle, clock.now(), around.own)
    const issue = oversizedIssue(handle, submission)
    if (issue) {
      store.dispatch({ kind: 'problemsFound', issues: [issue] })
      around.options.onIssues?.([issue])
      return
    }
    const { id, connection, files = [], params } = submission
    const again = around.own
    around.own = id
    if (around.shown !== id) follow(id)
    ask(entry?.attempts ?? 0)
    if (again) {
      const retried = await outbox.retry(again, { connection, params, files })
      if (retried && retried.state.status !== 'sent') {
        await take(retried)
        return
      }
      // It went out meanwhile, or is gone: what stands on the page now is another message.
      around.own = undefined
      return send()
    }
    const queued = await outbox.enqueue(submission, { keep: form.delivery?.keepOnDevice !== false })
    telling.queued(queued)
    await take(queued)
  }

  return {
    send,
    async tryNow() {
      if (!around.shown || !entry) return
      ask(entry.attempts)
      store.dispatch({ kind: 'tryStarted' })
      await take(await outbox.retry(around.shown))
    },
    async remove() {
      if (!around.shown) return
      const isOwn = around.shown === around.own
      const id = around.shown
      // Not to be heard of as somebody else's doing.
      around.shown = undefined
      const removed = await outbox.remove(id).catch((error: unknown) => {
        around.shown = id
        throw error
      })
      const values = isOwn ? store.values() : undefined
      if (isOwn) {
        around.own = undefined
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
        around.own = restored.id
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
        follow(around.own)
        store.dispatch({ kind: 'left' })
      }
    },
    older: older.list,
    subscribe: older.subscribe,
    watch() {
      const controller = new AbortController()
      const { signal } = controller
      // A form whose document changed follows what it followed before.
      older.hide(around.own, around.shown)
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

/** Whether an entry was told of before another, though it is heard of after it. */
function isOlder(one: Entry, than: Entry | undefined): boolean {
  if (!than || one.fence !== than.fence) return than !== undefined && one.fence < than.fence
  const ended = one.state.status === 'sending' && than.state.status !== 'sending'
  return ended || than.state.status === 'sent'
}
