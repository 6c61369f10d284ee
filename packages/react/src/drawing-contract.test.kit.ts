import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ControlProps } from './form/form-context.ts'
import type { FieldFrameProps } from './form/frame-props.ts'
import { clobbering, contact, everyKind, field, formOf, halves, visit } from './forms.test.fixture.ts'
import {
  accept,
  appears,
  byReact,
  type Drawer,
  fillIn,
  find,
  heading,
  send,
  setFormStage,
  strict,
  textsOf,
} from './shown-form.test.kit.tsx'

/** A library's part in drawing a form: each that draws forms passes these. */
export function describeDrawing(library: string, drawer: Drawer = byReact): void {
  describe(`a form drawn by ${library}`, () => {
    const stage = setFormStage(drawer)
    const { createElement } = drawer

    it('[R1 R3 R12] draws every kind with an element of the platform, named by its label', async () => {
      await stage.show({ form: everyKind })
      const kinds = [
        ['A text', 'textbox', 'INPUT text'],
        ['A long text', 'textbox', 'TEXTAREA textarea'],
        ['An address', 'textbox', 'INPUT email'],
        ['A loose address', 'textbox', 'INPUT text'],
        ['A number to call', 'textbox', 'INPUT tel'],
        ['A site', 'textbox', 'INPUT url'],
        ['A number', 'textbox', 'INPUT text'],
        ['One of a list', 'combobox', 'SELECT select-one'],
        ['One of two', 'radiogroup', 'FIELDSET fieldset'],
        ['Some of two', 'group', 'FIELDSET fieldset'],
        ['I agree', 'checkbox', 'INPUT checkbox'],
      ] as const
      await expect.element(page.getByLabelText('I agree')).toBeVisible()
      const drawn = kinds.map(([name, role]) => {
        const control = page.getByRole(role, { name: new RegExp(`^${name}(\\*|$)`) }).element()
        return [name, role, `${control.tagName} ${Reflect.get(control, 'type')}`]
      })
      expect(drawn).toEqual(kinds)
      await expect
        .poll(() => textsOf('fieldset > legend:first-child'))
        .toEqual(expect.arrayContaining(['One of two', 'Some of two']))
    })

    it('[R1] draws dates, headings and hidden fields, and what each begins with', async () => {
      await stage.show({ form: everyKind })
      await expect.element(page.getByLabelText('A day')).toHaveAttribute('type', 'date')
      await expect.element(page.getByText('Two lines')).toBeVisible()
      await expect.element(page.getByLabelText('One of a list')).toHaveValue('b')
      await expect.element(page.getByLabelText('Apples').nth(1)).toBeChecked()
      await expect.element(page.getByLabelText('A number', { exact: true })).toHaveAttribute('inputmode', 'decimal')
      expect(find('input[name=campaign]')).toHaveValue('spring')
    })

    it('[R2] ties help and issues to the control', async () => {
      await stage.show()
      const name = page.getByLabelText('Your name')
      await expect.element(name).toHaveAccessibleDescription('As you like to be called')
      await userEvent.click(name)
      await userEvent.keyboard('{Tab}')
      await expect.element(page.getByText('Answer this question')).toBeVisible()
      await expect.element(name).toHaveAccessibleDescription('As you like to be called Answer this question')
      await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    })

    it('[R4] shows a field as soon as its condition holds, and neither checks nor sends it before', async () => {
      const { attempts } = await stage.show({ form: visit })
      const people = page.getByLabelText('How many?')
      await expect.element(page.getByLabelText('Yes')).toBeVisible()
      await expect.element(people).not.toBeVisible()
      await userEvent.click(page.getByLabelText('Yes'))
      await expect.element(people).toBeVisible()
      await userEvent.click(page.getByLabelText('No'))
      await expect.element(people).not.toBeVisible()
      await userEvent.click(send())
      await expect.poll(() => attempts.map(({ params }) => params)).toEqual([expect.objectContaining({ group: 'no' })])
      expect(Object.keys(attempts[0]?.params ?? {})).not.toContain('people')
    })

    it('[R5] draws no other field while a visitor writes in one', async () => {
      let drawn: string[] = []
      const text = ({ field: { name }, id, value }: ControlProps) => {
        drawn.push(name)
        return createElement('input', { id, name, defaultValue: String(value ?? '') })
      }
      await stage.show({ form: halves, components: { text } })
      await expect.poll(() => new Set(drawn)).toEqual(new Set(['one', 'two', 'three', 'four', 'five']))
      const one = page.getByLabelText('One')
      await userEvent.click(one)
      drawn = []
      await userEvent.keyboard('hello{Tab}more')
      await expect.element(page.getByLabelText('Two')).toHaveValue('more')
      await expect.element(one).toHaveValue('hello')
      expect(drawn).toEqual([])
    })

    it('[R9] shows every field in edit mode, framed, with a Send that does nothing', async () => {
      const FieldFrame = ({ field: { id }, children }: FieldFrameProps) =>
        createElement('div', { 'data-frame': id }, children)
      const { told } = await stage.show({ form: visit, mode: 'edit', components: { FieldFrame } })
      await expect.element(page.getByLabelText('How many?')).toBeVisible()
      const frames = document.querySelectorAll<HTMLElement>('[data-frame]')
      expect([...frames].map(({ dataset }) => dataset['frame'])).toEqual(['id_group', 'id_people'])
      await userEvent.click(send())
      expect([told, textsOf('h1, h2, h3')]).toEqual([[], ['Write to us']])
    })

    it('[R10] keeps what was written when the document changes', async () => {
      const { attempts, redraw } = await stage.show()
      await fillIn()
      redraw({ form: { ...contact, title: 'Write to me' } })
      await expect.element(heading('Write to me')).toBeVisible()
      await userEvent.click(send())
      await expect
        .poll(() => attempts.map(({ params }) => params))
        .toEqual([expect.objectContaining({ full_name: 'Ada Lovelace', email: 'ada@example.org' })])
    })

    it.each([
      ['the contact form', contact],
      ['every kind', everyKind],
      ['conditions', visit],
      ['names that clobber', clobbering],
    ])('[R8] takes over the markup of %s, with what was typed before', async (_name, form) => {
      const markup = renderToString(strict({ form }))
      expect(markup).not.toContain(' hidden=""')
      const { attempts, told } = await stage.show({ form, markup, beforeTakeOver: typeInto })
      if (form === visit) {
        await userEvent.click(page.getByLabelText('No'))
        await expect.element(page.getByLabelText('How many?')).not.toBeVisible()
        return
      }
      expect(find('.ls-field input')).toHaveValue('typed before')
      await userEvent.click(send())
      await expect.poll(() => attempts.length + told.length).toBeGreaterThan(0)
      expect(textsOf('.ls-issues').filter((words) => words === 'Answer this question')).toHaveLength(
        form === contact ? 1 : 0,
      )
    })

    it('[R157] draws bold words and links as elements, in consent, help and text, and never HTML', async () => {
      await stage.show({ form: formOf(richFields) })
      const link = page.getByRole('link', { name: 'terms' })
      await expect.element(link).toHaveAttribute('href', 'https://example.org/terms')
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect.poll(() => textsOf('strong')).toEqual(['Really', '<b>this</b>'])
      expect(document.querySelector('.ls-body b')).toBe(null)
      const box = page.getByLabelText('I agree to the terms')
      await userEvent.click(box)
      await expect.element(box).toBeChecked()
    })
    it.each(['radio', 'checkboxes', 'select'])(
      '[R150 R151] shows the text of a choice once chosen, moves nobody there, and sends it: %s',
      async (kind) => {
        const shown = await stage.show({ form: formOf([choiceWithText(kind)]) })
        await expect.element(otherText()).not.toBeVisible()
        await chooseOther(kind)
        expect(document.activeElement).not.toBe(otherText().element())
        await userEvent.fill(otherText(), ' By tram, <b>then</b> on foot ')
        await userEvent.click(send())
        await accept(shown)
        await appears('Sent')
        expect(shown.attempts.map(({ params }) => params)).toMatchObject([
          { way: 'other: By tram, <b>then</b> on foot' },
        ])
        expect(Object.keys(shown.attempts[0]?.params ?? {})).not.toContain('way_other')
      },
    )

    it.each([
      ['radio', 'other: By tram'],
      ['select', 'other: By tram'],
      ['checkboxes', ['train', 'other: By tram']],
    ])('[R154] begins with the text that a choice is given: %s', async (kind, value) => {
      const shown = await stage.show({ form: formOf([choiceWithText(kind)]), defaultValues: { f1: value } })
      await expect.element(otherText()).toHaveValue('By tram')
      await expect.element(otherText()).toBeVisible()
      await userEvent.click(send())
      await accept(shown)
      await appears('Sent')
      expect(shown.attempts.map(({ params }) => params)).toMatchObject([{ way: [value].flat().join(', ') }])
    })
  })
}

/** A visitor's doing before any script ran. */
function typeInto(root: Element): void {
  const first = root.querySelector('input:not([type=hidden])')
  if (!(first instanceof HTMLInputElement)) throw new Error('No field.')
  if (first.type === 'radio') first.checked = true
  else first.value = 'typed before'
}

const richFields = [
  field('consent', 'ok', 'I agree to the terms', {
    help: 'Really',
    rich: { label: 'I agree to the [terms](https://example.org/terms)', help: '**Really**' },
    rules: [{ kind: 'required' }],
  }),
  field('content', 'note', '', { text: 'Read <b>this</b> first', rich: { text: 'Read **<b>this</b>** first' } }),
]

/** A field of that kind whose last choice asks for words. */
export const choiceWithText = (kind: string, more: object = {}) => ({
  ...field(kind, 'way', 'How do you come?', {
    options: [
      { value: 'train', label: 'Train' },
      { value: 'other', label: 'Something else', freeText: true },
    ],
    ...more,
  }),
  id: 'f1',
})

export const otherText = () => page.getByLabelText('Something else: your answer')

/** Makes the choice as a pointer does, and waits for its text. */
export async function chooseOther(kind: string): Promise<void> {
  await expect.element(otherText()).toBeInTheDocument()
  if (kind === 'select') await userEvent.selectOptions(page.getByRole('combobox'), 'other')
  else await userEvent.click(page.getByLabelText('Something else', { exact: true }))
  await expect.element(otherText()).toBeVisible()
}
