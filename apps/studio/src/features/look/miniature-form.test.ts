import { expect, it } from 'vitest'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { miniatureForm } from './ThemeList.tsx'

const contact = documentFromStart(contactStart, { to: '', id: 'contact' }).form

it('[T1280] a miniature has the form’s own title, a line to write on, one option, and Send', () => {
  const [page] = contact.pages
  if (!page?.fields[0]) throw new Error('The contact form has no fields.')
  const choice = {
    ...page.fields[0],
    kind: 'radio' as const,
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
    visibleWhen: { field: page.fields[0].id, is: 'empty' as const },
  }
  const small = miniatureForm({
    ...contact,
    look: { theme: 'kiln' },
    pages: [{ ...page, fields: [...page.fields, choice] }],
  })
  expect([small.title, small.look, small.delivery]).toEqual([contact.title, undefined, undefined])
  expect(small.pages.flatMap(({ fields }) => fields.map(({ kind, options }) => [kind, options?.length]))).toEqual([
    [page.fields[0].kind, undefined],
    ['radio', 1],
  ])
})
