import { deviceClock } from '@letterslot/client/outbox'
import type { DraftKeeper, FormHandle } from '../form/form-context.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { createDraftStore } from './draft-store.ts'

/** The keeper of a form's draft, which outlives a change of its document. */
export function keeperOf({ form, host }: FormHandle): DraftKeeper {
  if (host.draft?.form !== form.id)
    host.draft = createDraftKeeper(form.id, createDraftStore(), host.options.clock ?? deviceClock)
  return host.draft
}
