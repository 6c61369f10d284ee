import { SendError } from '@letterslot/client'
import { languageOf } from '@letterslot/core/language'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contact, field } from './forms.test.fixture.ts'
import { find, send, textsOf } from './shown-form.test.kit.tsx'
import { TranslatedForm } from './TranslatedForm.tsx'

const [name] = contact.pages[0]?.fields ?? []
const form = {
  ...contact,
  texts: { send: 'Off it goes' },
  translations: {
    de: { title: 'Schreiben Sie uns', fields: { [`${name?.id}`]: { label: 'Ihr Name' } } },
    ar: { title: 'راسلنا', texts: { send: 'هيا' } },
  },
}
const placeholders = () =>
  [...document.querySelectorAll<HTMLInputElement>('.ls-control')].map(({ placeholder, lang, dir }) => [
    placeholder,
    lang,
    dir,
  ])
const title = () => textsOf('.ls-heading')[0]
const languages = () => textsOf('.ls-languages a')
const current = () => textsOf('.ls-languages [aria-current="true"]')

const pageLanguage = document.documentElement.lang

afterEach(() => {
  history.replaceState(null, '', location.pathname)
  document.documentElement.lang = pageLanguage
})

it('[R230 R231 R232 R233 R240] speaks as the page does, then as the visitor chooses; what was written is sent with its language', async () => {
  document.documentElement.lang = 'de-CH'
  history.replaceState('kept', '', '?from=poster#form')
  const sent: Readonly<Record<string, string>>[] = []
  const transport = async (params: Readonly<Record<string, string>>) => {
    sent.push(params)
    return { status: 200, text: 'OK' }
  }
  await render(<TranslatedForm form={form} transport={transport} />)
  await expect.poll(() => [title(), textsOf('.ls-send')[0]]).toEqual(['Schreiben Sie uns', 'Senden'])
  expect([languages(), current()]).toEqual([['English', 'Deutsch', 'العربية'], ['Deutsch']])
  await expect.poll(() => textsOf('.ls-label')[0]).toBe('Ihr Name')
  await userEvent.fill(find('[name=full_name]'), 'Ada')
  await userEvent.fill(find('[name=email]'), 'ada@example.org')
  await userEvent.click(find('.ls-languages [lang=ar]'))
  await expect.poll(() => [title(), textsOf('.ls-send')[0]]).toEqual(['راسلنا', 'هيا'])
  expect([find('.ls-form').dir, current()]).toEqual(['rtl', ['العربية']])
  await userEvent.click(find('.ls-languages [lang=en]'))
  await expect.poll(() => [title(), textsOf('.ls-send')[0]]).toEqual([contact.title, 'Off it goes'])
  await userEvent.click(find('.ls-languages [lang=de]'))
  await expect.poll(() => [title(), textsOf('.ls-send')[0]]).toEqual(['Schreiben Sie uns', 'Senden'])
  expect([location.search, location.hash, history.state]).toEqual(['?from=poster&lang=de', '#form', 'kept'])
  await userEvent.click(send())
  await expect.poll(() => sent).toEqual([expect.objectContaining({ full_name: 'Ada', letterslot_language: 'de' })])
})

it('[R230 R231 R240 R242] takes the address before the page, a prop before both; one language is no choice', async () => {
  document.documentElement.lang = 'ar'
  history.replaceState(null, '', '?lang=de')
  const { rerender } = await render(<TranslatedForm form={form} mode="edit" />)
  await expect.poll(title).toBe('Schreiben Sie uns')
  const { table } = await import('@letterslot/core/messages/ar')
  const rareParts = { language: { ...languageOf(table), texts: { ...languageOf(table).texts, send: 'أرسل' } } }
  await rerender(<TranslatedForm form={form} language="ar-EG" rareParts={rareParts} mode="edit" />)
  await expect.poll(() => [title(), textsOf('.ls-send')[0]]).toEqual(['راسلنا', 'أرسل'])
  await userEvent.click(find('.ls-languages [lang=de]'))
  await expect.poll(() => [title(), textsOf('.ls-send')[0]]).toEqual(['Schreiben Sie uns', 'Senden'])
  expect(location.search).toBe('?lang=de')
  await userEvent.click(find('.ls-languages [lang=en]'))
  await expect.poll(() => [title(), location.search]).toEqual([contact.title, '?lang=de'])
  await rerender(<TranslatedForm form={contact} mode="edit" />)
  await expect.poll(title).toBe(contact.title)
  expect(languages()).toEqual([])
})

it('[R230] takes the browser where neither the address nor the page wants a language that the form speaks', async () => {
  document.documentElement.lang = 'ja'
  const spoken = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'de-AT', 'ar'])
  await render(<TranslatedForm form={form} mode="edit" />)
  await expect.poll(title).toBe('Schreiben Sie uns')
  spoken.mockRestore()
})

it('[R260] a visitor’s choice stays when the document changes, until the form does not speak it or the page says another', async () => {
  const { de: _gone, ...translations } = form.translations
  const renamed = { ...form, title: 'Write to me', submitLabel: 'Off' }
  const withoutGerman = { ...form, translations }
  const { rerender } = await render(<TranslatedForm form={form} mode="edit" />)
  await expect.poll(() => find('.ls-languages [lang=de]').hasAttribute('href')).toBe(true)
  await userEvent.click(find('.ls-languages [lang=de]'))
  await expect.poll(title).toBe('Schreiben Sie uns')
  await rerender(<TranslatedForm form={renamed} mode="edit" />)
  await expect.poll(() => [title(), textsOf('.ls-send')[0]]).toEqual(['Schreiben Sie uns', 'Off'])
  await rerender(<TranslatedForm form={form} language="ar" mode="edit" />)
  await expect.poll(title).toBe('راسلنا')
  await rerender(<TranslatedForm form={form} mode="edit" />)
  await expect.poll(title).toBe('Schreiben Sie uns')
  history.replaceState(null, '', location.pathname)
  await rerender(<TranslatedForm form={withoutGerman} mode="edit" />)
  await expect.poll(title).toBe(contact.title)
})

it('[R394] marks a placeholder without a translation while it is what stands in its control', async () => {
  const asked = field('text', 'who', 'Your name', { placeholder: 'Ada Lovelace' })
  await render(<TranslatedForm form={{ ...form, pages: [{ id: 'p', fields: [asked] }] }} language="ar" />)
  await expect.poll(placeholders).toEqual([['Ada Lovelace', 'en', 'ltr']])
  await userEvent.fill(find('.ls-control'), 'آدا')
  expect(placeholders()).toEqual([['Ada Lovelace', '', '']])
  await userEvent.clear(find('.ls-control'))
  expect(placeholders()).toEqual([['Ada Lovelace', 'en', 'ltr']])
})

it('[R395] marks each part of a name that joins words of two languages, and of a name alone', async () => {
  const options = ['Fjord', 'Forest'].map((label) => ({ value: label, label }))
  const asked = [
    field('combobox', 'seen', 'Which have you seen?', { options, multiple: true, default: ['Fjord'] }),
    field('rows', 'guests', 'Guests', {
      item: 'person',
      fields: [{ kind: 'text', name: 'n', label: 'Name', rules: [] }],
    }),
    field('slider', 'clay', 'Clay', { rules: [{ kind: 'range', min: 0, max: 10 }] }),
  ]
  const paged = { ...form, progress: 'steps', review: true, pages: [{ id: 'p', fields: asked }] } as const
  await render(<TranslatedForm form={paged} language="de" defaultValues={{ id_guests: ['Ada'] }} />)
  await expect.poll(() => document.querySelectorAll('.ls-remove, .ls-row-remove, [type=range]').length).toBe(3)
  /** The name of a button, with the words in it that are said to be English. */
  const named = (selector: string) => {
    const button = find(selector)
    return [button.textContent, [...button.querySelectorAll('[lang=en]')].map((one) => one.textContent)]
  }
  expect(named('.ls-remove')).toEqual(['Fjord entfernen', ['Fjord']])
  expect(named('.ls-row-remove')).toEqual(['Person 1 entfernen', ['Person 1']])
  expect(find('[type=range]').lang).toBe('en')
  const label = () => document.getElementById(find('.ls-tags').getAttribute('aria-labelledby') ?? '')
  await expect.poll(() => label()?.querySelector('[lang=en]')?.textContent).toBe('Which have you seen?')
  await expect.poll(() => document.querySelectorAll('[data-next]').length).toBe(1)
  await userEvent.click(find('[data-next]'))
  await expect.poll(() => document.querySelectorAll('dd .ls-link').length).toBe(3)
  expect(named('dd .ls-link')).toEqual(['ÄndernÄndern: Which have you seen?', ['Which have you seen?']])
  history.replaceState(null, '')
})

const products = [
  { value: 'cup', label: 'Cup', price: 18 },
  { value: 'bowl', label: 'Bowl', price: 24.5 },
]
const asked = [
  field('rows', 'items', 'Items', {
    item: 'piece',
    min: 2,
    fields: [
      { kind: 'select', name: 'what', label: 'Which?', rules: [], options: products },
      { kind: 'number', name: 'many', label: 'How many?', rules: [] },
    ],
  }),
  field('text', 'box', 'In one box?', { visibleWhen: { field: 'id_items', count: true, is: 'greater', to: 1 } }),
  field('calculated', 'total', 'Total', { calculate: 'sum(price(items.what) * items.many)', currency: 'EUR' }),
]
const order = { ...form, pages: [{ id: 'p', fields: asked }] }

it.each([
  ['en', ''],
  ['de', '?lang=de'],
])(
  '[R232] [R849] reads every answer as it stands, and calculates with it at once, begun in %s',
  async (first, search) => {
    history.replaceState(null, '', `${location.pathname}${search}`)
    const sums: Readonly<Record<string, readonly string[]>> = {
      en: ['€0.00', '€60.50', '€85.00'],
      de: ['0,00 €', '60,50 €', '85,00 €'],
    }
    const total = () => textsOf('output')[0]
    const inLanguage = (tag: string) => find('.ls-form').lang === tag
    const drawn = await render(<TranslatedForm form={order} transport={async () => ({ status: 200, text: 'OK' })} />)
    await expect.poll(() => [inLanguage(first), total()]).toEqual([true, sums[first]?.[0]])
    const [one, two, three, four] = [...document.querySelectorAll<HTMLElement>('[name=items]')]
    if (!(one && two && three && four)) throw new Error('two rows of two')
    await userEvent.selectOptions(one, 'Cup')
    await userEvent.fill(two, '2')
    await userEvent.selectOptions(three, 'Bowl')
    await userEvent.fill(four, '1')
    expect([total(), find('[data-field=id_box]').hidden]).toEqual([sums[first]?.[1], false])
    const other = first === 'en' ? 'de' : 'en'
    await userEvent.click(find(`.ls-languages [lang=${other}]`))
    await expect.poll(() => [inLanguage(other), total()]).toEqual([true, sums[other]?.[1]])
    expect(find('[data-field=id_box]').hidden).toBe(false)
    await userEvent.fill(four, '2')
    await expect.poll(total).toBe(sums[other]?.[2])
    await drawn.unmount()
  },
)

it('[R232] sends what the maker reads, the word for a row and the name of a country too, and says it to the visitor in theirs', async () => {
  const sent: Readonly<Record<string, string>>[] = []
  let isDown = true
  const transport = async (params: Readonly<Record<string, string>>) => {
    sent.push(params)
    if (isDown) throw new SendError({ code: 'network', status: 0, text: 'Network Error', sent: 'no' })
    return { status: 200, text: 'OK' }
  }
  const asked = [
    field('rows', 'guests', 'Guests', {
      item: 'person',
      fields: [
        { kind: 'text', name: 'n', label: 'Name', rules: [] },
        { kind: 'select', name: 'm', label: 'Meal', options: [{ value: 'veg', label: 'No meat' }], rules: [] },
        { kind: 'date', name: 'd', label: 'From', rules: [] },
      ],
    }),
    field('address', 'home', 'Home', { parts: ['town', 'country'] }),
  ]
  const inGerman = { id_guests: { item: 'Gast', fields: { m: { options: { veg: 'Ohne Fleisch' } } } } }
  const translations = { de: { title: 'Gäste', fields: inGerman } }
  const pages = [{ id: 'p', fields: asked }]
  const paged = { ...form, translations, progress: 'steps', review: true, sentAnswers: true, pages } as const
  const defaultValues = { id_guests: ['Ada', 'veg', '2027-06-03'], id_home: ['Berlin', 'DE'] }
  await render(<TranslatedForm form={paged} language="de" defaultValues={defaultValues} transport={transport} />)
  await expect.poll(() => document.querySelectorAll('.ls-row-remove, [data-next]').length).toBe(2)
  await userEvent.click(find('[data-next]'))
  // A style sheet makes lines of an address, and none is asked for here.
  const inOneLine = (text: string) => text.replaceAll('\n', ' ')
  const inTheirs = ['Gast 1: Ada, Ohne Fleisch, 3. Juni 2027', 'Berlin Deutschland']
  await expect.poll(() => textsOf('dd > bdi').map(inOneLine)).toEqual(inTheirs)
  await userEvent.click(find('.ls-send:not([data-next])'))
  const shown = (status: string) => textsOf(`[data-status=${status}] dd > bdi`).map(inOneLine)
  await userEvent.click(page.getByRole('button', { name: 'Meine Antworten zeigen' }))
  await expect.poll(() => shown('notSent')).toEqual(inTheirs)
  isDown = false
  // Unless the outbox has tried by itself just now.
  document.querySelector<HTMLElement>('[data-status=notSent] .ls-strong')?.click()
  await expect.poll(() => shown('sent')).toEqual(inTheirs)
  const inMakers = ['Person 1: Ada, veg, 2027-06-03', 'Berlin\nGermany']
  expect(sent.map(({ guests, home }) => [guests, home])).toEqual(sent.map(() => inMakers))
  history.replaceState(null, '')
})
