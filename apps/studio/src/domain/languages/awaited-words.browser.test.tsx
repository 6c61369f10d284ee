import type { Form } from '@letterslot/core'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { newStorage, openStudio } from '../../app/open-studio.test.fixture.tsx'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { useAwaitedWords } from './use-awaited-words.ts'

/** The words of Send in each frame in which a form is to be seen, each once. */
function watchSend(): Set<string> {
  const seen = new Set<string>()
  let frame = requestAnimationFrame(function look() {
    for (const button of document.querySelectorAll<HTMLElement>('.ls-form .ls-send')) {
      if (button.checkVisibility({ opacityProperty: true, visibilityProperty: true })) seen.add(button.innerText)
    }
    frame = requestAnimationFrame(look)
  })
  onTestFinished(() => cancelAnimationFrame(frame))
  return seen
}

it.each(['build', 'look', 'try'])('[T2012] a German form is never seen in English in the step %s', async (step) => {
  const made = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
  const { submitLabel: _, ...form } = { ...made.form, locale: 'de' as const }
  const storage = await newStorage()
  await storage.forms.create({ ...made, form })
  const seen = watchSend()
  await openStudio(storage, `/forms/contact/${step}`)
  await expect.poll(() => [...seen]).toEqual(['Senden'])
  await expect.element(page.getByText('Senden', { exact: true }).first()).toBeVisible()
})

it('[T2012] words are awaited until they came, or could not be had; those of an English form are here', async () => {
  const waiting: { settle: (() => void)[] } = { settle: [] }
  const asked = (locale: Form['locale'], isRefused: boolean) => ({
    form: { locale },
    loadParts: () =>
      new Promise<unknown>((resolve, reject) => {
        waiting.settle.push(() => (isRefused ? reject(new Error('offline')) : resolve(undefined)))
      }),
  })
  for (const isRefused of [false, true]) {
    const german = asked('de', isRefused)
    const { result } = await renderHook(() => useAwaitedWords(german))
    expect(result.current).toBe(true)
    for (const settle of waiting.settle) settle()
    await expect.poll(() => result.current).toBe(false)
  }
  const english = asked('en', false)
  expect((await renderHook(() => useAwaitedWords(english))).result.current).toBe(false)
})
