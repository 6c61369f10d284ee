import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import './global.css'
import { updateField } from '../../domain/document/commands/fields.ts'
import { type DocumentSession, openSession } from '../../domain/document/session.ts'
import { DocumentContext, useDocument } from '../../domain/document/use-document.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { storedFormOf } from '../../domain/storage/backup.ts'
import { createFormRepository } from '../../domain/storage/form-repository.ts'
import { createMemoryRecordStore } from '../../domain/storage/memory-record-store.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { newStorage, openStudio } from '../open-studio.test.fixture.tsx'
import { Fault } from './Fault.tsx'

const contactForm = documentFromStart(contactStart, { to: '', id: 'contact' })
const stored = storedFormOf(contactForm, '2026-11-22T10:00:00.000Z')
const [firstField] = contactForm.form.pages[0]?.fields ?? []

/** A form in a browser that kept something which no screen can draw: `options: [null]` at its first field. */
function brokenForm(): StoredForm {
  const text = JSON.stringify(stored).replace(
    `"label":"${firstField?.label}"`,
    `"label":"${firstField?.label}","options":[null]`,
  )
  const broken: StoredForm = JSON.parse(text.replace(/"kind":"text"/, '"kind":"radio"'))
  return broken
}

it('[T809] [F76] a screen that fails names form and field, gives the form out, and the other screens go on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const storage = await newStorage()
  await openStudio({ ...storage, forms: { ...storage.forms, get: async () => brokenForm() } }, '/forms/contact/build')
  await expect.element(page.getByRole('heading', { name: 'This screen cannot show “Write to us”.' })).toBeVisible()
  await expect
    .element(page.getByText(`The field “${firstField?.label}” holds something that cannot be shown.`))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download the form' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo the last change' })).not.toBeInTheDocument()
  expect(await axeFaults()).toEqual([])
  await page
    .getByRole('link', { name: /Connect$/ })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { name: /This screen cannot show/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** A screen that cannot draw one label. */
function Picky() {
  const label = useDocument(({ form }) => form.pages[0]?.fields[0]?.label)
  if (label === 'Bad') throw new Error('Not this one.')
  return <h1>Drawn: {label}</h1>
}

function renderPicky(session: DocumentSession) {
  const root = createRootRoute({ component: Picky, errorComponent: Fault })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  return render(
    <DocumentContext value={session}>
      <RouterProvider router={router} />
    </DocumentContext>,
  )
}

it('[T809] [F76] undoing the last change draws the screen again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const session = openSession(
    stored,
    createFormRepository({ records: createMemoryRecordStore(), revisions: createMemoryRecordStore(), isKept: true }),
  )
  await renderPicky(session)
  await expect.element(page.getByRole('heading', { name: `Drawn: ${firstField?.label}` })).toBeVisible()
  if (firstField) session.store.getState().dispatch(updateField(firstField.id, { label: 'Bad' }))
  await expect.element(page.getByText('The last change was in the field “Bad”.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the last change' }).click()
  await expect.element(page.getByRole('heading', { name: `Drawn: ${firstField?.label}` })).toBeVisible()
})
