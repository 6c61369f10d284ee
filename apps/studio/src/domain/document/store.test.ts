import { brandFieldId } from '@letterslot/core'
import { expect, it } from 'vitest'
import { documentFromStart } from '../starts/document-from-start.ts'
import { blankStart, contactStart } from '../starts/start.ts'
import { setDelivery } from './commands/delivery.ts'
import { addField, removeField, updateField } from './commands/fields.ts'
import { renameForm, setFormTexts } from './commands/form.ts'
import { updateEmail } from './commands/mail.ts'
import { addLanguage } from './commands/translations.ts'
import { createDocumentStore, mergePauseMs } from './store.ts'

const start = documentFromStart(contactStart, { to: '', id: 'contact' })
const name = brandFieldId('full_name')

function openAt(): { readonly store: ReturnType<typeof createDocumentStore>; readonly wait: (ms: number) => void } {
  let nowMs = 1_000
  const store = createDocumentStore(start, () => nowMs)
  return {
    store,
    wait: (ms) => {
      nowMs += ms
    },
  }
}

const labels = ['Y', 'Yo', 'You']

it('[T3] typing is one step of undo, as long as it does not pause', () => {
  const { store, wait } = openAt()
  for (const label of labels) {
    store.getState().dispatch(updateField(name, { label }))
    wait(200)
  }
  expect(store.getState().history.past).toHaveLength(1)
  store.getState().undo()
  expect(store.getState().document).toEqual(start)
})

it('[T1820] [T1823] the answer in a block under “Sent” follows the name of its field, in every language', () => {
  const { store } = openAt()
  const calendar = {
    id: 'b2',
    kind: 'calendar',
    text: 'Add',
    when: '{{full_name}}',
    place: 'At {{full_name}}’s',
  } as const
  store
    .getState()
    .dispatch(setFormTexts({ sentBlocks: [{ id: 'b1', kind: 'heading', text: 'Hello {{full_name}}' }, calendar] }))
  store.getState().dispatch(addLanguage('de', { sentBlocks: { b1: 'Hallo {{ full_name }}' } }))
  store.getState().dispatch(updateField(name, { name: 'who' }))
  const { sentBlocks, translations } = store.getState().document.form
  expect(sentBlocks).toMatchObject([{ text: 'Hello {{who}}' }, { when: '{{who}}', place: 'At {{who}}’s' }])
  expect(translations?.['de']?.sentBlocks).toEqual({ b1: 'Hallo {{who}}' })
})

it('[T1915] the answer in the paragraph of a section or a text block follows the name of its field, in every language', () => {
  const { store } = openAt()
  const id = brandFieldId('part')
  const part = { id, kind: 'section', name: 'part', label: 'Yours', text: 'For {{full_name}}', rules: [] } as const
  store.getState().dispatch(addField(part))
  store.getState().dispatch(addLanguage('de', { fields: { [id]: { text: 'Für {{ full_name }}' } } }))
  store.getState().dispatch(updateField(name, { name: 'who' }))
  const { pages, translations } = store.getState().document.form
  expect(pages.flatMap(({ fields }) => fields).find((field) => field.id === id)?.text).toBe('For {{who}}')
  expect(translations?.['de']?.fields?.[id]?.text).toBe('Für {{who}}')
})

it('[T1642] the answer in the words under “Sent” follows the name of its field, in every language', () => {
  const { store } = openAt()
  const words = () => {
    const { sentText, translations } = store.getState().document.form
    return [sentText, translations?.['de']?.sentText]
  }
  store.getState().dispatch(setFormTexts({ sentText: 'Thank you, {{full_name}}' }))
  store.getState().dispatch(addLanguage('de', { sentText: 'Danke, {{ full_name }}' }))
  store.getState().dispatch(updateField(name, { name: 'who' }))
  expect(words()).toEqual(['Thank you, {{who}}', 'Danke, {{who}}'])
  // Of two fields of one name it stays where it is.
  store.getState().dispatch(updateField(brandFieldId('email'), { name: 'who' }))
  store.getState().dispatch(updateField(brandFieldId('email'), { name: 'mail' }))
  expect(words()).toEqual(['Thank you, {{who}}', 'Danke, {{who}}'])
})

it('[T575] the note of late messages follows the name of its field, and comes back with undo', () => {
  const { store } = openAt()
  const noteIn = () => store.getState().document.form.delivery?.noteIn
  store.getState().dispatch(setDelivery({ noteIn: 'full_name' }))
  store.getState().dispatch(updateField(brandFieldId('email'), { name: 'mail' }))
  store.getState().dispatch(updateField(name, { name: 'from_name' }))
  expect(noteIn()).toBe('from_name')
  store.getState().undo()
  expect(noteIn()).toBe('full_name')
  // Two fields of one name for a moment: whose the note is cannot be told, so it stays.
  store.getState().dispatch(updateField(brandFieldId('email'), { name: 'full_name' }))
  store.getState().dispatch(updateField(brandFieldId('email'), { name: 'full_name_2' }))
  expect(noteIn()).toBe('full_name')
})

it('[T1050] a blank form’s mail follows its title and its first e-mail field until edited; undo takes both back', () => {
  const blank = documentFromStart(blankStart, { to: '', id: 'form' })
  let nowMs = 1_000
  const store = createDocumentStore(blank, () => nowMs)
  const act = (command: Parameters<ReturnType<typeof store.getState>['dispatch']>[0]): void => {
    nowMs += mergePauseMs + 1
    store.getState().dispatch(command)
  }
  const head = () => {
    const { subject, fromName, replyTo, blocks } = store.getState().document.email
    return { subject, fromName, replyTo, heading: blocks[0] }
  }
  act(renameForm('Ask us'))
  const asked = { subject: 'Ask us', fromName: 'Ask us', heading: { id: 'b1', kind: 'heading', text: 'Ask us' } }
  expect(head()).toEqual({ ...asked, replyTo: '' })
  act(addField({ id: brandFieldId('f1'), kind: 'email', name: 'email', label: 'E-mail', rules: [] }))
  expect(head()).toEqual({ ...asked, replyTo: '{{email}}' })
  store.getState().undo()
  store.getState().undo()
  expect(store.getState().document).toEqual(blank)
  act(updateEmail({ subject: 'Mine' }))
  act(renameForm('Ask us'))
  expect(head()).toEqual({ ...asked, subject: 'Mine', replyTo: '' })
})

it('[T3] a choice that goes right after another one was typed is a step of its own, and so is a question of another kind', () => {
  const store = createDocumentStore(documentFromStart(blankStart, { to: '', id: 'form' }), () => 0)
  const { dispatch, undo } = store.getState()
  const id = brandFieldId('f1')
  const choices = (...labels: readonly string[]) => ({ options: labels.map((label) => ({ value: label, label })) })
  const field = () => store.getState().document.form.pages[0]?.fields[0]
  dispatch(addField({ id, kind: 'radio', name: 'drink', label: 'Drink', rules: [], ...choices('Tea', 'Juice') }))
  for (const label of ['G', 'Gr', 'Green']) dispatch(updateField(id, choices(label, 'Juice')))
  dispatch(updateField(id, choices('Green')))
  undo()
  expect(field()).toMatchObject(choices('Green', 'Juice'))
  undo()
  expect(field()).toMatchObject(choices('Tea', 'Juice'))
  const question = { kind: 'text', name: 'q', label: 'Size', rules: [] } as const
  dispatch(updateField(id, { fields: [question] }))
  dispatch(updateField(id, { fields: [{ ...question, label: 'Sizes' }] }))
  dispatch(updateField(id, { fields: [{ ...question, label: 'Sizes', kind: 'number' }] }))
  undo()
  expect(field()?.fields).toEqual([{ ...question, label: 'Sizes' }])
})

it('[T2073] an answer named in a mail’s own words follows the name of its field; undo takes both back', () => {
  const store = createDocumentStore(documentFromStart(blankStart, { to: '', id: 'form' }), () => 0)
  const { dispatch } = store.getState()
  const named = (id: string, name: string) =>
    addField({ id: brandFieldId(id), kind: 'tel', name, label: 'Phone', rules: [] })
  dispatch(named('f1', 'phone'))
  dispatch(updateEmail({ subject: 'Call {{phone}}', cc: ['{{phone}}@example.org'] }))
  const before = store.getState().document
  dispatch(updateField(brandFieldId('f1'), { name: 'call_me' }))
  expect(store.getState().document.email).toMatchObject({
    subject: 'Call {{call_me}}',
    cc: ['{{call_me}}@example.org'],
  })
  store.getState().undo()
  expect(store.getState().document).toEqual(before)
  // Another field has the old name: that one is meant.
  dispatch(named('f2', 'phone'))
  dispatch(updateField(brandFieldId('f1'), { name: 'call_me' }))
  expect(store.getState().document.email.subject).toBe('Call {{phone}}')
})

it('[T1] undo and redo put back the very fields that stood there, beside one that comes or goes', () => {
  const { store } = openAt()
  const fields = () => store.getState().document.form.pages[0]?.fields ?? []
  const field = { id: brandFieldId('f1'), kind: 'text', name: 'more', label: 'More', rules: [] } as const
  const before = fields()
  store.getState().dispatch(addField(field, { pageId: store.getState().document.form.pages[0]?.id ?? '', index: 1 }))
  const after = fields()
  store.getState().undo()
  expect(fields().map((one, index) => one === before[index])).toEqual(before.map(() => true))
  store.getState().redo()
  expect(fields().map((one, index) => one === after[index])).toEqual(after.map(() => true))
  expect(after.length).toBe(before.length + 1)
})

it('[T1] undo and redo of several changes in one step leave alone what the first of them brought', () => {
  const { store } = openAt()
  const brought = { origin: '', publicKey: '', serviceId: '', templateId: '', noteIn: 'full_name' }
  const whole = { kind: 'set-delivery', mergeKey: 'note' } as const
  store.getState().dispatch({
    ...whole,
    change: (draft) => {
      draft.form.delivery = brought
    },
  })
  store.getState().dispatch({
    ...whole,
    change: ({ form }) => {
      if (form.delivery) form.delivery.noteIn = 'email'
    },
  })
  expect(store.getState().history.past).toHaveLength(1)
  store.getState().undo()
  expect(store.getState().document).toEqual(start)
  store.getState().redo()
  expect(store.getState().document.form.delivery).toEqual({ ...brought, noteIn: 'email' })
  expect(brought.noteIn).toBe('full_name')
})

it('[T3] a pause, another field or an undo begins another step', () => {
  const { store, wait } = openAt()
  store.getState().dispatch(updateField(name, { label: 'A' }))
  wait(mergePauseMs + 1)
  store.getState().dispatch(updateField(name, { label: 'AB' }))
  store.getState().dispatch(updateField(brandFieldId('email'), { label: 'Mail' }))
  store.getState().dispatch(updateField(name, { label: 'ABC' }))
  expect(store.getState().history.past).toHaveLength(4)
  store.getState().undo()
  store.getState().dispatch(updateField(brandFieldId('email'), { label: 'Mailbox' }))
  expect(store.getState().history.past).toHaveLength(4)
})

it('[T4] a command that changes nothing is no step, and redo survives it', () => {
  const { store } = openAt()
  store.getState().dispatch(renameForm('Hello'))
  store.getState().undo()
  store.getState().dispatch(renameForm(start.form.title))
  store.getState().dispatch(removeField(brandFieldId('gone')))
  expect(store.getState().history.past).toEqual([])
  store.getState().redo()
  expect(store.getState().document.form.title).toBe('Hello')
})

it('[T5] the automatic rows of the mail follow the form, in the same step of undo', () => {
  const { store } = openAt()
  const phone = { id: brandFieldId('phone'), kind: 'tel' as const, name: 'phone', label: 'Phone', rules: [] }
  store.getState().dispatch(addField(phone))
  const rows = store.getState().document.email.blocks.flatMap((block) => (block.kind === 'answers' ? block.rows : []))
  expect(rows.map((row) => row.name)).toEqual(['full_name', 'email', 'message', 'phone'])
  store.getState().undo()
  expect(store.getState().document).toEqual(start)
})

it('[T6] a property that is taken away leaves no trace in the document', () => {
  const { store } = openAt()
  store.getState().dispatch(updateField(name, { help: 'First and last' }))
  store.getState().dispatch(updateField(name, { help: undefined }))
  expect(store.getState().document).toEqual(start)
  expect(JSON.stringify(store.getState().document)).toBe(JSON.stringify(start))
})
