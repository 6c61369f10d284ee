import { describe, expect, it } from 'vitest'
import { clobberedBy, clobberingNames } from '../../react/src/forms.test.fixture.ts'
import { element, setElementStage } from '../test/element-stage.ts'
import { sends } from './element-hostile.test.kit.ts'

const stage = setElementStage('0.0.0.0')

describe('on a hostile page', () => {
  it.each<[string, () => void]>([
    [
      'the prototype of all objects, with what can be listed, methods of elements, options of requests and parts of documents',
      () => {
        const give = () => 1
        Object.assign(Object.prototype, {
          ...{
            each: give,
            extend: give,
            clone: give,
            forEach: give,
            keys: give,
            is: give,
            contains: give,
            remove: give,
          },
          ...{ size: 3, note: 'x', key: 'x', ref: 'x', className: 'x', value: 'x', get: give, set: give },
          ...{ mode: 'x', cache: 'x', credentials: 'x', integrity: 'x', referrerPolicy: 'x', signal: 'x' },
          ...{ options: 'x', help: 'x', visibleWhen: 'x', default: 'x', transport: give, fallback: 'x' },
        })
      },
    ],
    [
      "a library's own toJSON of objects and lists, and an accessor that can be listed",
      () => {
        Object.assign(Object.prototype, { toJSON: () => 'an object' })
        Object.assign(Array.prototype, { toJSON: () => 'a list' })
        Object.defineProperty(Object.prototype, '__own', { get: () => 5, set() {}, enumerable: true })
      },
    ],
    [
      'prototypes of lists, texts and functions with enumerable extras',
      () => {
        Object.assign(Array.prototype, { each: () => 1, last: 'x' })
        Object.assign(String.prototype, { toJSON: () => 'string', trimAll: () => 1 })
        Object.assign(Function.prototype, { each: () => 1 })
      },
    ],
    [
      "a library's own bind, from and extend",
      () => {
        Function.prototype.bind = function (this: (...all: unknown[]) => unknown, that: unknown, given: unknown) {
          const all = Array.isArray(given) ? given : [given]
          return () => this.apply(that, all)
        }
        Object.assign(Array, { from: (item: unknown) => (Array.isArray(item) ? item : [item]) })
        Object.assign(Object, { each: () => 1 })
      },
    ],
    [
      "form.submit and the form's validity in other hands",
      () => {
        Object.assign(HTMLFormElement.prototype, {
          submit: () => 1,
          requestSubmit: () => 1,
          checkValidity: () => false,
          reportValidity: () => false,
          reset: () => 1,
        })
      },
    ],
  ])('[B44 F49] sends what was written: %s', async (_name, before) => {
    const page = await stage.show({ before })
    await sends(page, stage)
  })

  it('[B44 F49] elements named like our globals and like parts of the document are in no way', async () => {
    const names = [
      'letterslotOutbox',
      'heard2',
      'form',
      'fetch2',
      'customElement',
      'currentScript',
      'activeElement',
      'forms',
      'cookie',
      'createElement',
      'createElementNS',
      'createTextNode',
      'createDocumentFragment',
      'querySelector',
      'querySelectorAll',
      'getElementById',
      'addEventListener',
    ]
    const body = names
      .map((name) => `<form id="${name}" name="${name}"><input name="submit"><input name="action"></form>`)
      .join('')
    const page = await stage.show({ body: body + element })
    await sends(page, stage)
  })

  it('[B44 F49] fields named like parts of a form are in no way', async () => {
    const names = [...clobberingNames, '__proto__']
    const page = await stage.show({ form: clobberedBy(names) })
    for (const name of names) await page.getByLabel(`Label ${name}`, { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
    expect(stage.server().posts.map(({ body }) => JSON.parse(body).template_params)).toEqual([
      expect.objectContaining(Object.fromEntries(names.map((name) => [name, name]))),
    ])
  })
})
