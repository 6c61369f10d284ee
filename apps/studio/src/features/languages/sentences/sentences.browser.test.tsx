import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../ui/styles/tokens.css'
import '../../../ui/base.css'
import { type DocumentSession, openSession } from '../../../domain/document/session.ts'
import { DocumentContext } from '../../../domain/document/use-document.ts'
import { createFormRepository } from '../../../domain/storage/form-repository.ts'
import { createMemoryRecordStore } from '../../../domain/storage/memory-record-store.ts'
import { Announcer } from '../../../ui/Announcer.tsx'
import { axeFaults } from '../../../ui/axe.test.fixture.ts'
import { signUpForm, signUpMail } from '../../email/mail.test.fixture.ts'
import { SentencesView } from './SentencesView.tsx'

beforeEach(() => page.viewport(1280, 900))

/** The view of a form in one language, over a document of its own. */
async function openSentences(tag: string, changes: object = {}): Promise<DocumentSession> {
  const form = signUpForm(changes)
  const at = '2026-11-21T14:02:10Z'
  const document = { form, email: signUpMail(), connectionId: undefined }
  const session = openSession(
    { id: form.id, document, revision: 1, createdAt: at, updatedAt: at },
    createFormRepository({ records: createMemoryRecordStore(), revisions: createMemoryRecordStore(), isKept: false }),
  )
  await render(
    <DocumentContext value={session}>
      <Announcer>
        <SentencesView tag={tag} />
      </Announcer>
    </DocumentContext>,
  )
  return session
}

const formOf = ({ store }: DocumentSession) => store.getState().document.form
const words = () => page.getByRole('textbox', { name: 'Your words' })
const row = (name: string | RegExp) => page.getByRole('button', { name })
const receives = '{Maker} receives it by e-mail. Reference {ref}, {time}.'

describe('the view Sentences', () => {
  it('[T1333] [T1334] a sentence is taken once it says what it must; its tokens are put in by a press', async () => {
    const session = await openSentences('en')
    await row(receives).click()
    await words().fill('Thank you! Keep ')
    await expect.element(words()).toHaveAccessibleDescription(/must still say \{ref\}/)
    expect(formOf(session).texts).toBeUndefined()
    // A search hides the row, and what was typed is still there after it.
    await page.getByRole('searchbox').fill('offline')
    await expect.element(row('You are offline.')).toBeVisible()
    await page.getByRole('searchbox').fill('')
    await expect.element(words()).toHaveValue('Thank you! Keep ')
    await row('Insert {ref}, not there yet').click()
    await userEvent.keyboard(', ')
    await row('Insert {time}, not there yet').click()
    await expect.element(words()).toHaveFocus()
    await expect.element(words()).toHaveValue('Thank you! Keep {ref}, {time}')
    expect(formOf(session).texts).toEqual({ receives: 'Thank you! Keep {ref}, {time}' })
    await expect.element(page.getByText('Thank you! Keep 7F3K-Q2, 14:03')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await row('Back to ours').click()
    expect(formOf(session).texts).toBeUndefined()
    session.store.getState().undo()
    await expect.element(words()).toHaveValue('Thank you! Keep {ref}, {time}')
  })

  it('[T1335] speaks the language and address that is worked on, and parts what no visitor reads', async () => {
    await page.viewport(390, 844)
    const session = await openSentences('de', { translations: { de: { address: 'informal' } } })
    await row('Deine Antworten sind auf diesem Gerät gespeichert.').click()
    await words().fill('Alles ist hier gespeichert.')
    expect(formOf(session).translations?.['de']?.texts).toEqual({ saved: 'Alles ist hier gespeichert.' })
    const unread = page.getByText(/^Not read in this form: \d+$/)
    expect(row('oder hier ablegen').elements()).toEqual([])
    await unread.click()
    await expect.element(row('oder hier ablegen').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
