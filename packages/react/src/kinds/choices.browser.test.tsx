import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, formOf } from '../forms.test.fixture.ts'
import { attemptOf, find, send, setFormStage, textsOf } from '../shown-form.test.kit.tsx'
import { putChosen } from './combobox/chosen-options.ts'
import { putPictures } from './pictures/with-pictures.tsx'

const stage = setFormStage()
const towns = [
  ...['Bergen', 'Berlin', 'Bern', 'Ålesund', 'Sankt Gallen'],
  ...Array.from({ length: 200 }, (_, at) => `Town ${at}`),
].map((label) => ({ value: label.toLowerCase(), label }))
const form = formOf([
  field('combobox', 'town', 'Where do you come from?', {
    options: towns,
    rules: [{ kind: 'options' }, { kind: 'required' }],
  }),
  field('combobox', 'seen', 'Which have you seen?', { options: towns, multiple: true, default: ['bern'] }),
])

/** The words of the tags, without the names of their buttons. */
const tags = () => [...document.querySelectorAll('.ls-tags > li')].map((tag) => tag.firstChild?.textContent)
const attribute = (selector: string, name: string): string | null => find(selector).getAttribute(name)

it('[R520 R521 R522] searches a list by typing, and takes one of it, or several as tags', async () => {
  const shown = await stage.show({ form })
  await expect.poll(() => document.querySelectorAll('[role=combobox]').length).toBe(2)
  const [town, seen] = ['#contact-town', '#contact-seen']
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Choose one'])
  expect(attribute(town, 'aria-invalid')).toBe('true')

  find(town).focus()
  await userEvent.keyboard('ber')
  expect(textsOf('[role=option]')).toEqual(['Bergen', 'Berlin', 'Bern'])
  expect(['aria-expanded', 'aria-activedescendant'].map((name) => attribute(town, name))).toEqual([
    'true',
    'contact-town-list-0',
  ])
  await userEvent.keyboard('{ArrowDown}')
  expect(textsOf('[aria-selected=true]')).toEqual(['Berlin'])
  await userEvent.keyboard('{Escape}')
  expect(attribute(town, 'aria-expanded')).toBe('false')
  await userEvent.keyboard('x{Tab}')
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Choose from the list'])
  find(town).focus()
  await userEvent.keyboard('{Control>}a{/Control}alesund{Enter}')
  expect(find(town)).toHaveProperty('value', 'Ålesund')

  await userEvent.click(find(seen))
  await userEvent.keyboard('town')
  expect([textsOf('[role=option]').length, attribute('[role=option]', 'aria-setsize')]).toEqual([40, '200'])
  await userEvent.keyboard('{Control>}a{/Control}gal{Enter}Os')
  expect(tags()).toEqual(['Bern', 'Sankt Gallen'])
  await userEvent.click(page.getByRole('button', { name: 'Remove Bern' }))
  expect(tags()).toEqual(['Sankt Gallen'])
  expect(document.activeElement).toBe(find(seen))
  await userEvent.keyboard('lo')
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ town: 'ålesund', seen: 'sankt gallen, Oslo' })
})

it('[R524] tells aloud how many options fit once a visitor pauses, none too, and not at each letter', async () => {
  const waiting = new Map<() => void, number>()
  const clock = {
    now: () => Date.now(),
    after(delayMs: number, call: () => void) {
      waiting.set(call, delayMs)
      return () => void waiting.delete(call)
    },
  }
  await stage.show({ form, clock })
  await expect.poll(() => document.querySelectorAll('[role=combobox]').length).toBe(2)
  const told = (): string => find('[data-field=id_town] [role=status]').innerText
  const pause = (): void => {
    for (const [call, delayMs] of [...waiting]) if (delayMs === 1000) call()
  }
  find('#contact-town').focus()
  await userEvent.keyboard('ber')
  expect([told(), [...waiting.values()].filter((delayMs) => delayMs === 1000).length]).toEqual(['', 1])
  pause()
  await expect.poll(told).toBe('3 options found')
  await userEvent.keyboard('{ArrowDown}')
  expect(told()).toBe('3 options found')
  await userEvent.keyboard('l')
  await expect.poll(told).toBe('')
  pause()
  await expect.poll(told).toBe('1 option found')
  await userEvent.keyboard('x')
  await expect.poll(told).toBe('')
  pause()
  await expect.poll(told).toBe('0 options found')
  await userEvent.keyboard('{Escape}')
  await expect.poll(told).toBe('')
})

it('[R522] takes an answer that is brought back, and one that was written before its code came', async () => {
  const shown = await stage.show({ form, defaultValues: { id_town: 'berlin', id_seen: ['bern', 'Oslo'] } })
  await expect.poll(() => tags()).toEqual(['Bern', 'Oslo'])
  await expect.poll(() => find('#contact-town')).toHaveProperty('value', 'Berlin')
  const [one] = form.pages.flatMap(({ fields }) => fields)
  putChosen(find('[data-field=id_town]'), Object(one), 'bergen')
  await expect.poll(() => find('#contact-town')).toHaveProperty('value', 'Bergen')
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ town: 'bergen', seen: 'bern, Oslo' })
})

it('[R523] draws choices with pictures as radio buttons, or as boxes to tick, each with its picture in its label', async () => {
  const options = ['Throwing', 'Glazing'].map((label) => ({
    value: label,
    label,
    image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    alt: 'A bowl',
  }))
  const one = field('pictures', 'one', 'Which workshop?', { options, rules: [{ kind: 'required' }] })
  const shown = await stage.show({
    form: formOf([one, field('pictures', 'some', 'Which of them?', { options, multiple: true, default: ['Glazing'] })]),
  })
  await expect.poll(() => document.querySelectorAll('label > img[alt="A bowl"] + input').length).toBe(4)
  expect([find('[data-field=id_one]'), find('[data-field=id_some]')].map((box) => box.getAttribute('role'))).toEqual([
    'radiogroup',
    null,
  ])
  await userEvent.click(send())
  await expect.poll(() => textsOf('.ls-issues')).toEqual(['Choose one'])
  putPictures(find('[data-field=id_one]'), Object(one), 'Throwing')
  putPictures(find('[data-field=id_some]'), Object(one), ['Throwing'])
  find('[data-field=id_one] input').focus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({ one: 'Glazing', some: 'Throwing' })
})
