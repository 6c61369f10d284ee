import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { revisionsText } from '../../domain/texts/revisions.ts'
import { changesSince } from '../../model/changes-since.ts'
import { signUpForm, signUpMail } from '../email/mail.test.fixture.ts'
import { askAdvice } from './ask-advice.ts'
import { elementBySource, elementInline, publicDocument, scriptTag } from './embed-snippet.ts'
import { codePath, linkReach } from './link-reach.ts'
import { installLines, reactSnippet } from './react-snippet.ts'

const delivery = { origin: 'https://api.emailjs.com', publicKey: 'pk_1', serviceId: 's', templateId: 't' }
const form = signUpForm({ delivery, title: 'A "title" </script> & more' })

describe('what changed', () => {
  const before = { form, email: signUpMail(), connectionId: undefined }
  const none = {
    added: [],
    removed: [],
    changed: [],
    isReordered: false,
    title: undefined,
    texts: false,
    delivery: false,
    fallback: false,
    email: false,
  }
  const changed = (changes: Partial<Form>) => changesSince(before, { ...before, form: { ...form, ...changes } })
  const [page] = form.pages
  if (!page) throw new Error('There is no page.')
  const [first, ...others] = page.fields
  if (!first) throw new Error('There is no field.')
  const withFields = (fields: Form['pages'][number]['fields']) => changed({ pages: [{ ...page, fields }] })

  it('[T680] is nothing between the same', () => {
    expect(changesSince(before, structuredClone(before))).toEqual(none)
  })

  it('[T680] names fields that came, went and are other now', () => {
    expect(withFields(others)).toEqual({ ...none, removed: ['Your name'] })
    expect(withFields([{ ...first, help: 'As you like' }, ...others])).toEqual({
      ...none,
      changed: [{ label: 'Your name', changes: [{ kind: 'details' }] }],
    })
    const added = { ...first, id: form.pages[0]?.fields[1]?.id ?? first.id, label: '', name: 'extra' }
    const without = { ...before, form: { ...form, pages: [{ ...page, fields: [first] }] } }
    const grown = { ...before, form: { ...form, pages: [{ ...page, fields: [first, added] }] } }
    expect(changesSince(without, grown)).toEqual({ ...none, added: ['extra'] })
  })

  it('[T680] tells of a field what is other now, in plain words', () => {
    const required = first.rules.some(({ kind }) => kind === 'required')
    const rules = required ? first.rules.filter(({ kind }) => kind !== 'required') : [{ kind: 'required' as const }]
    const [field] = withFields([{ ...first, label: 'Name', name: 'other', rules }, ...others]).changed
    expect(field && revisionsText.fieldNow(field.label, field.changes)).toBe(
      `Name: called “Your name” before, sent as ${first.name} before, ${required ? 'no longer required' : 'now required'}`,
    )
  })

  it('[T680] tells another order, other texts, another way and another mail apart', () => {
    expect([
      withFields([...others, first]),
      changed({ title: 'Other' }),
      changed({ delivery: { ...delivery, publicKey: 'pk_2' } }),
      changesSince(before, { ...before, email: signUpMail({ subject: 'Other' }) }),
    ]).toEqual([
      { ...none, isReordered: true },
      { ...none, title: form.title },
      { ...none, delivery: true },
      { ...none, email: true },
    ])
  })
})

describe('a QR code', () => {
  /** The code as a camera would see it, eight pixels a module. */
  function photograph({ size, path }: ReturnType<typeof codePath>) {
    const scale = 8
    const width = size * scale
    const data = new Uint8Array(width * width * 4).fill(255)
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let row = 0; row < scale; row += 1) {
        const start = ((Number(y) * scale + row) * width + Number(x) * scale) * 4
        for (let at = start; at < start + Number(length) * scale * 4; at += 4) data.fill(0, at, at + 3)
      }
    }
    return { width, height: width, data }
  }

  it.each(['https://www.example.org/contact.html', `https://example.org/f/#1.${'aB3-_'.repeat(200)}`])(
    '[T677] reads back as %s',
    (text) => {
      expect(decodeQR(photograph(codePath(text)))).toBe(text)
    },
  )

  it('[T677] has its quiet zone', () => {
    const starts = [...codePath('a').path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => Math.min(Number(x), Number(y)))
    expect(Math.min(...starts)).toBe(4)
  })
})

describe('a link', () => {
  it.each([
    [531, 'anywhere'],
    [2000, 'anywhere'],
    [2001, 'some-cut'],
    [8000, 'some-cut'],
    [8001, 'most-cut'],
  ])('[T674] of %i characters gets %s', (length, reach) => {
    expect(linkReach(length)).toBe(reach)
  })
})

describe('what is copied', () => {
  it('[T679] the script names its hash, and no text leaves its attribute', () => {
    expect(scriptTag('letterslot-form.js', 'sha384-a+b/c=')).toBe(
      '<script type="module" src="letterslot-form.js" integrity="sha384-a+b/c=" crossorigin="anonymous"></script>',
    )
    expect(elementBySource('a"b&c.json')).toBe('<letterslot-form src="a&quot;b&amp;c.json"></letterslot-form>')
  })

  it('[T679] the maker’s addresses stand inside, for where no form can be shown, and end nothing', () => {
    const fallback = { email: 'me&you@example.org', phone: '+43 (1) 234', url: 'https://example.org/?a="<' }
    const reachable = {
      ...form,
      delivery: { origin: 'https://a.example', publicKey: 'k', serviceId: 's', templateId: 't', fallback },
    }
    expect(elementBySource('a.json', reachable).split('\n')).toEqual([
      '<letterslot-form src="a.json">',
      '  <a href="mailto:me&amp;you@example.org">me&amp;you@example.org</a>',
      '  <a href="tel:+431234">+43 (1) 234</a>',
      '  <a href="https://example.org/?a=&quot;<">https://example.org/?a="&lt;</a>',
      '</letterslot-form>',
    ])
    expect(elementInline(reachable)).toMatch(
      /<\/script>\n {2}<a href="mailto:[^>]*>.*<\/a>\n.*\n.*\n<\/letterslot-form>$/,
    )
  })

  it('[T679] a form in the element ends no script, and reads back whole', () => {
    const markup = elementInline(form)
    expect(markup.match(/<\/script>/g)).toHaveLength(1)
    expect(parseForm(JSON.parse(/json">(.*)<\/script>/s.exec(markup)?.[1] ?? ''))).toEqual({ ok: true, value: form })
  })

  it('[T678] the document holds what may be published and nothing else', () => {
    const secret = { ...form, 'x-note': 'secret' }
    expect(JSON.parse(publicDocument(secret))).toEqual(JSON.parse(JSON.stringify(form)))
  })

  it('[T678] names the tarballs that the build makes, as the packages are called', () => {
    const version = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')).version
    expect(installLines(version).split('\n')).toEqual([
      'npm install \\',
      `  ../letterslot/dist/packages/letterslot-core-${version}.tgz \\`,
      `  ../letterslot/dist/packages/letterslot-client-${version}.tgz \\`,
      `  ../letterslot/dist/packages/letterslot-react-${version}.tgz`,
    ])
    expect(reactSnippet('a.form.json')).toContain("import form from './a.form.json'")
    const withKinds = ['a.form.json', 'kinds.css']
    expect(withKinds.filter((words) => reactSnippet('a.form.json', { hasKinds: true }).includes(words))).toEqual(
      withKinds,
    )
  })
})

describe('asking the provider', () => {
  it('[T681] sends no id and no answer, on the path that the form will use', async () => {
    const calls: unknown[] = []
    const asked = await askAdvice('https://api.emailjs.com', async (url, init) => {
      calls.push([init?.method, url, init?.body])
      return new Response('The Public Key is required', { status: 400 })
    })
    expect([asked, calls]).toEqual([{ status: 400 }, [['POST', 'https://api.emailjs.com/api/v1.0/email/send', '{}']]])
  })

  it('[T681] hears that nobody answers', async () => {
    expect(await askAdvice('https://a.example', () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({})
  })
})
