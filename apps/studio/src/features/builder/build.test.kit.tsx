import type { Form } from '@letterslot/core'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import type { DocumentSession } from '../../domain/document/session.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

export const keys = (text: string): Promise<void> => userEvent.keyboard(text)
export const label = () => page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' })
export const said = () => page.getByRole('status').filter({ hasText: /./ })

export let session: DocumentSession

export const form = (): Form => session.store.getState().document.form
export const labels = (): readonly string[] => fieldPositions(form()).map(({ field }) => field.label)

export async function open(opened: Form = workshopForm(), width = 1440, height = 900): Promise<void> {
  await page.viewport(width, height)
  session = sessionOf(opened)
  await render(<BuildStepInShell session={session} />)
}

export async function arrived(opened?: Form): Promise<void> {
  await open(opened)
  await expect.element(label()).toHaveFocus()
}
