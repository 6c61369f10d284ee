import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { ActionRegistryContext, createActionRegistry } from '../../domain/actions/action-registry.ts'
import { writeFields } from '../../domain/document/field-clipboard.ts'
import type { DocumentSession } from '../../domain/document/session.ts'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

let session: DocumentSession
const registry = createActionRegistry()

/** Does what the command palette lists by these words. */
function run(label: string): void {
  registry
    .list()
    .find((action) => action.label === label)
    ?.run()
}

const fields = () => fieldPositions(session.store.getState().document.form).map(({ field }) => field)
const labels = (): readonly string[] => fields().map(({ label }) => label)
const said = () => page.getByRole('status').filter({ hasText: /./ })

/** Fires an event of the clipboard where the focus is, as the browser does for its keys; returns the text that was taken. */
function clipboard(type: 'copy' | 'cut' | 'paste', text = ''): { readonly text: string; readonly isTaken: boolean } {
  const clipboardData = new DataTransfer()
  if (type === 'paste') clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return { text: clipboardData.getData('text/plain'), isTaken: event.defaultPrevented }
}

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
  session = sessionOf(workshopForm())
  await render(
    <ActionRegistryContext value={registry}>
      <BuildStepInShell session={session} />
    </ActionRegistryContext>,
  )
  await expect.element(page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' })).toHaveFocus()
})

it('[T1583] [T2052] copies a field and pastes it behind the selected one with a free name, undone in one step', async () => {
  const before = labels()
  // In the label the clipboard is the text's own.
  expect(clipboard('copy')).toEqual({ text: '', isTaken: false })
  await userEvent.keyboard('{Escape}')
  const { text } = clipboard('copy')
  await expect.element(said()).toHaveTextContent(`Copied ${before[0]}`)
  await userEvent.keyboard('{ArrowDown}')
  expect(clipboard('paste', text).isTaken).toBe(true)
  expect(labels()).toEqual([before[0], before[1], before[0], ...before.slice(2)])
  const [first, , copy] = fields()
  expect([copy?.name, copy?.id === first?.id]).toEqual([`${first?.name}_2`, false])
  await expect
    .element(said())
    .toHaveTextContent(`Pasted ${before[0]} at position 3 of ${before.length + 1}, on “Page 1”`)
  session.store.getState().undo()
  expect(labels()).toEqual(before)
})

it('[T1583] cuts a field, pastes two at once, refuses what is none, and duplicates by its key', async () => {
  const before = labels()
  await userEvent.keyboard('{Escape}')
  const { text } = clipboard('cut')
  expect(labels()).toEqual(before.slice(1))
  await expect.element(page.getByRole('button', { name: new RegExp(`^${before[1]}, .* of `) })).toHaveFocus()
  expect(clipboard('paste', 'Which day?').isTaken).toBe(false)
  await expect.element(said()).toHaveTextContent('There are no fields in the clipboard.')
  clipboard('paste', text.replace('"kind": "text"', '"kind": "hologram"'))
  await expect.element(page.getByText(/^Nothing was pasted\./)).toBeVisible()
  expect(labels()).toEqual(before.slice(1))
  const [one, two] = workshopForm().pages.flatMap((each) => each.fields)
  if (!one || !two) throw new Error('The form has too few fields.')
  clipboard('paste', writeFields([one, two]))
  expect(labels()).toEqual([before[1], one.label, two.label, ...before.slice(2)])
  await expect.element(page.getByRole('button', { name: new RegExp(`^${one.label}, .* 2 of `) })).toHaveFocus()
  // What was pasted is selected, together.
  await userEvent.keyboard('{ArrowDown}{Control>}d{/Control}')
  expect(labels().slice(1, 4)).toEqual([one.label, two.label, two.label])
})

it('[T1583] [T1580] pastes a field that was cut as the one that it was, wherever it lands', async () => {
  const [first] = fields()
  await userEvent.keyboard('{Escape}')
  const { text } = clipboard('cut')
  await userEvent.keyboard('{ArrowDown}')
  clipboard('paste', text)
  expect(fields()[2]).toEqual(first)
})

it('[T2031] [T2030] says why a key moves nothing, and what undo and redo did', async () => {
  const [first = ''] = labels()
  await userEvent.keyboard('{Escape}{Alt>}{ArrowUp}{/Alt}')
  await expect.element(said()).toHaveTextContent('Not now: it is the first field')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.element(said()).toHaveTextContent('Not now: no field is before it on its page')
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.element(said()).toHaveTextContent('Not now: it has a row of its own')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(said()).toHaveTextContent('Not now: nothing was changed yet')
  await userEvent.keyboard('{Delete}{Control>}z{/Control}')
  await expect.element(said()).toHaveTextContent(`Undone: “${first}” is back`)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(said()).toHaveTextContent(`Redone: “${first}” is gone`)
})

it('[T1903] the command palette copies and pastes, says what does not work, and opens the page of thanks', async () => {
  const before = labels()
  let kept = ''
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    kept = text
  })
  const read = vi.spyOn(navigator.clipboard, 'readText').mockImplementation(async () => kept)
  await userEvent.keyboard('{Escape}')
  const whyNot = registry.list().flatMap(({ label, unavailable }) => (unavailable ? [`${label}: ${unavailable}`] : []))
  expect(whyNot).toEqual([
    `Move “${before[0]}” up: it is the first field`,
    `Put “${before[0]}” beside the field before: no field is before it on its page`,
    `Give “${before[0]}” a row of its own: it has a row of its own`,
    'Move earlier: it is the first page',
  ])
  run(`Copy “${before[0]}”`)
  await expect.element(page.getByText(`Copied ${before[0]}`)).toBeVisible()
  run('Paste fields')
  await expect.poll(labels).toEqual([before[0], ...before])
  kept = 'Which day?'
  run('Paste fields')
  await expect.element(page.getByText('There are no fields in the clipboard.')).toBeVisible()
  read.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  run('Paste fields')
  await expect.element(page.getByText('Press Ctrl V on a field.', { exact: false })).toBeVisible()
  expect(labels()).toHaveLength(before.length + 1)

  run('Thank you')
  await expect.element(page.getByRole('region', { name: 'The page of thanks, as visitors see it' })).toBeVisible()
})
