import { beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import type { DocumentSession } from '../../domain/document/session.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { workshopForm } from './workshop.test.fixture.ts'

export let session: DocumentSession
export const pages = () => session.store.getState().document.form.pages
export const panel = () => page.getByRole('complementary', { name: 'What is selected' })

/** Opens a form of pages before each test. */
export function openPages(): void {
  beforeEach(async () => {
    localStorage.clear()
    await page.viewport(1440, 900)
    session = sessionOf(workshopForm())
    await render(<BuildStepInShell session={session} />)
    // Build begins with the first field.
    await expect
      .element(page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' }))
      .toHaveFocus()
    session.store.getState().select({ fieldId: undefined })
  })
}
