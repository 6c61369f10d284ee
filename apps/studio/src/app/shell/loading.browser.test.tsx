import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import index from '../../../index.html?raw'
import { insertText } from '../../domain/texts/email-blocks.ts'
import { counted } from '../../domain/texts/format.ts'
import { newStorage, openStudio, storageWithForm } from '../open-studio.test.fixture.tsx'
import { loadFormSteps } from '../open-studio.tsx'
import { createStudioRouter } from '../router.tsx'

it('[T920] the page holds a frame in the place of the studio, with no script and no style of its own', () => {
  const made = new DOMParser().parseFromString(index, 'text/html')
  const frame = made.querySelector('#root > .loading-frame')
  expect(frame?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('Letterslot Letterslot One moment…')
  expect(frame?.querySelectorAll('script, style, [style]')).toHaveLength(0)
  expect([...made.querySelectorAll('script')].filter((script) => script.textContent !== '')).toEqual([])
})

it('[T921] a start asks for the steps of a form at the first act, Build first, and for no other screen', async () => {
  const storage = await newStorage()
  const router = createStudioRouter({ storage, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  const asked: string[] = []
  const watched = Object.assign(Object.create(router), {
    loadRouteChunk: async ({ id }: { readonly id: string }) => void asked.push(id),
  })
  loadFormSteps(watched, (work) => work())
  expect(asked).toEqual([])
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(asked).toEqual(['/forms/$formId', '/forms/$formId/build'])
  await vi.waitFor(() => expect(asked).toHaveLength(11))
  expect(asked.slice(2).toSorted()).toEqual([
    '/forms/$formId',
    '/forms/$formId/',
    '/forms/$formId/build',
    '/forms/$formId/connect',
    '/forms/$formId/email',
    '/forms/$formId/languages',
    '/forms/$formId/look',
    '/forms/$formId/publish',
    '/forms/$formId/try',
  ])
})

it('[T922] the header stays while the page scrolls', async () => {
  await page.viewport(1280, 700)
  await openStudio(await storageWithForm(), '/forms/contact/publish')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await vi.waitFor(() => {
    window.scrollTo(0, 400)
    expect(window.scrollY).toBeGreaterThan(0)
  })
  expect(page.getByRole('banner').element().getBoundingClientRect().top).toBe(0)
})

it.each([
  [1, '1 field', 'time'],
  [0, '0 fields', 'times'],
  [2, '2 fields', 'times'],
])('[T923] %i agrees with its noun', (count, words, times) => {
  expect([counted(count, 'field'), insertText.usedTimes.after(count)]).toEqual([words, times])
})
