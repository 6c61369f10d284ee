import type { Field, Form } from '@letterslot/core'
import { beforeEach } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { DocumentSession } from '../../domain/document/session.ts'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

export const panel = (): Locator => page.getByRole('complementary', { name: 'What is selected' })
export const text = (name: string): Locator => panel().getByRole('textbox', { name, exact: true })
export const rule = (name: string): Locator => panel().getByRole('region', { name })

/** The settings of a field of the workshop's form, beside its canvas. */
export interface ShownInspector {
  readonly session: () => DocumentSession
  readonly form: () => Form
  /** Positions count from 0. */
  readonly fieldAt: (position: number) => Field | undefined
  /** Opens the form and selects a field. */
  readonly select: (position: number, tab: 'Field' | 'Rules' | 'Logic') => Promise<void>
}

/** Keeps the form that is open for the tests of one file. */
export function setInspector(): ShownInspector {
  let session: DocumentSession
  const form = (): Form => session.store.getState().document.form
  const fieldAt = (position: number): Field | undefined => fieldPositions(form())[position]?.field
  beforeEach(() => localStorage.clear())
  return {
    session: () => session,
    form,
    fieldAt,
    async select(position, tab) {
      await page.viewport(1440, 900)
      session = sessionOf(workshopForm())
      await render(<BuildStepInShell session={session} />)
      session.store.getState().select({ fieldId: fieldAt(position)?.id })
      await panel()
        .getByRole('tab', { name: new RegExp(`^${tab}`) })
        .click()
    },
  }
}
