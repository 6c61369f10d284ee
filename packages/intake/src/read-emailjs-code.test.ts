import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../../scripts/any-character.ts'
import { type CodeReading, readEmailJsCode } from './code/read-emailjs-code.ts'

async function idsOf(code: string): Promise<CodeReading['ids']> {
  return (await readEmailJsCode(code)).ids
}

const all = { publicKey: 'pUbLiC12345678901', serviceId: 'service_a', templateId: 'template_a' }
const { publicKey: key } = all

describe('ids', () => {
  it.each([
    ['init with a key', `emailjs.init('${key}'); emailjs.send('service_a', 'template_a', {})`],
    ['init with options', `emailjs.init({ publicKey: "${key}" }); emailjs.sendForm("service_a", "template_a", "#f")`],
    ['a key as the fourth argument', `emailjs.send('service_a', 'template_a', {}, '${key}')`],
    ['options as the fourth argument', `emailjs.send('service_a', 'template_a', {}, { publicKey: '${key}' })`],
    [
      'named imports',
      `import { init, send as post } from '@emailjs/browser'; init('${key}'); post('service_a', 'template_a')`,
    ],
    [
      'a default import of any name',
      `import mail from 'emailjs-com'; mail.send('service_a', 'template_a', {}, '${key}')`,
    ],
    ['a namespace', `import * as e from '@emailjs/browser'; e.default.send('service_a', 'template_a', {}, '${key}')`],
    ['require', `const { send } = require('emailjs-com'); send('service_a', 'template_a', {}, '${key}')`],
    ['a dynamic import', `const e = await import('@emailjs/browser'); e.send('service_a', 'template_a', {}, '${key}')`],
    ['our client in its place', `import e from '@letterslot/client'; e.send('service_a', 'template_a', {}, '${key}')`],
    ['the window', `window.emailjs.init('${key}'); window.emailjs.send('service_a', 'template_a', {})`],
    ['constants', `const S = 'service_a', T = 'template_a'; let K; K = '${key}'; emailjs.send(S, T, {}, K)`],
    [
      'an object of them',
      `const c = { a: { s: 'service_a' }, t: 'template_a', k: '${key}' }; emailjs.send(c.a.s, c['t'], {}, c.k)`,
    ],
    [
      'an object taken apart',
      `const { s, t, ...r } = { s: 'service_a', t: 'template_a' }; emailjs.send(s, t, {}, '${key}')`,
    ],
    ['template literals and sums', `const p = 'a'; emailjs.send(\`service_\${p}\`, 'template_' + p, {}, \`${key}\`)`],
    ['a frozen object', `const c = Object.freeze({ s: 'service_a' }); emailjs.send(c.s, 'template_a', {}, '${key}')`],
    ['a class', `class C { s = 'service_a'; go() { emailjs.send(this.s, 'template_a', {}, '${key}') } }`],
    ['types', `emailjs.send('service_a' as string, <const>'template_a'!, {}, '${key}' satisfies string)`],
    ['a method alone', `send() { emailjs.send('service_a', 'template_a', {}, '${key}') },`],
    ['an argument of the one call', `go('service_a'); function go(s) { emailjs.send(s, 'template_a', {}, '${key}') }`],
    ['the wire', `axios.post(url, { service_id: 'service_a', template_id: 'template_a', user_id: '${key}' })`],
  ])('[I610] are read from %s', async (_, code) => {
    expect(await idsOf(code)).toEqual(all)
  })

  it.each([
    ["emailjs.init('k1234567890123456', 'https://mail.example.org')", 'https://mail.example.org'],
    [
      "emailjs.init({ publicKey: 'k1234567890123456', origin: 'https://mail.example.org' })",
      'https://mail.example.org',
    ],
    ["emailjs.init('k1234567890123456', 'api.emailjs.com')", undefined],
    ["emailjs.init('k1234567890123456', 'javascript:alert(1)')", undefined],
  ])('[I610] the origin of %s is %s', async (code, origin) => {
    expect((await idsOf(code)).origin).toBe(origin)
  })

  it.each([
    ['process.env.REACT_APP_KEY', 'environment', 'REACT_APP_KEY'],
    ['import.meta.env.VITE_KEY!', 'environment', 'VITE_KEY'],
    ['settings.emailjs.key', 'import', 'settings.emailjs.key'],
    ["'YOUR_PUBLIC_KEY'", 'placeholder', 'YOUR_PUBLIC_KEY'],
    ["'<YOUR_PUBLIC_KEY>'", 'placeholder', '<YOUR_PUBLIC_KEY>'],
    ["'xxxxxxxx'", 'placeholder', 'xxxxxxxx'],
    ['readKey(1)', 'computed', 'readKey(1)'],
    ["isTest ? 'a' : 'b'", 'computed', "isTest ? 'a' : 'b'"],
    ['undefined', 'missing', ''],
    ["''", 'missing', ''],
  ])('[I611] a key that is %s is asked for: %s', async (expression, why, from) => {
    const { ids, asks } = await readEmailJsCode(`emailjs.send('service_a', 'template_a', {}, ${expression})`)
    expect(ids).toEqual({ serviceId: 'service_a', templateId: 'template_a' })
    expect(asks).toEqual([{ of: 'publicKey', parameter: '', why, from, line: 1 }])
  })

  it('[I611] what the code falls back to is offered, not taken', async () => {
    const { ids, asks } = await readEmailJsCode("emailjs.init(process.env.KEY || 'k1234567890123456')")
    expect(ids).toEqual({})
    expect(asks[0]).toEqual({
      of: 'publicKey',
      parameter: '',
      why: 'environment',
      from: 'KEY',
      suggestion: 'k1234567890123456',
      line: 1,
    })
  })

  it('[I615] a name that changes while the page runs is no constant', async () => {
    expect(
      await idsOf("let s = 'service_a'; if (x) s = 'service_b'; emailjs.send(s, 'template_a', {}, 'k1234567890')"),
    ).toEqual({
      publicKey: 'k1234567890',
      templateId: 'template_a',
    })
  })
})

describe('parameters', () => {
  it.each([
    ['an object', "{ a: x, 'b': y }", ['a', 'b']],
    ['shorthand', '{ name, email }', ['name', 'email']],
    ['a spread', '{ ...base, c: 1 }', ['a', 'b', 'c']],
    ['a name', 'base', ['a', 'b']],
    ['Object.assign', 'Object.assign({}, base, { c: 1 })', ['a', 'b', 'c']],
    ['later assignments', 'later', ['a', 'b']],
    ['state', 'data', ['name', 'mail']],
  ])('[I610] are read from %s', async (_, expression, names) => {
    const before =
      "const base = { a: 1, b: 2 }; const later = {}; later.a = x; later['b'] = y; const [data, set] = useState({ name: '', mail: '' });"
    const { parameters, unread } = await readEmailJsCode(
      `${before} emailjs.send('s_1', 't_1', ${expression}, 'k1234567890')`,
    )
    expect(parameters.map(({ name }) => name)).toEqual(names)
    expect(unread.filter(({ code }) => code !== 'script')).toEqual([])
  })

  it('[I612] an object that is made elsewhere is told, with its line', async () => {
    const { parameters, unread } = await readEmailJsCode("\nemailjs.send('s_1', 't_1', collect(), 'k1234567890')")
    expect(parameters).toEqual([])
    expect(unread).toEqual([{ code: 'computed-parameters', subject: 'collect()', line: 2 }])
  })

  it('[I612] code that is none is told, with its line', async () => {
    const { unread } = await readEmailJsCode('const a = 1\nconst = 2\n')
    expect(unread).toEqual([{ code: 'syntax', subject: 'const = 2', line: 2, detail: 'Unexpected token' }])
  })
})

describe('private keys', () => {
  const secret = 'zY9xW8vU7tS6rQ5pO4nM3'
  it.each([
    ['init', `emailjs.init({ publicKey: 'k1234567890', privateKey: '${secret}' })`],
    ['the wire', `fetch(u, { body: JSON.stringify({ service_id: 's', template_id: 't', accessToken: "${secret}" }) })`],
    ['a name', `const K = '${secret}'; emailjs.init({ privateKey: K })`],
    ['settings', `EMAILJS_PRIVATE_KEY=${secret}\nEMAILJS_PUBLIC_KEY=k1234567890`],
    ['what is copied from the dashboard', `Public Key\nk1234567890\n\nPrivate Key\n${secret}`],
    ['a note', `Private Key: ${secret}`],
    ['a hidden input', `<input type="hidden" name="accessToken" value="${secret}">`],
    ['the place of the public key', `emailjs.init('${secret}${secret}')`],
  ])('[I613] is found in %s, and no reading holds it', async (_, code) => {
    const { secrets, ...reading } = await readEmailJsCode(code)
    expect(secrets).toHaveLength(1)
    expect(JSON.stringify(reading)).not.toContain(secret)
  })

  it('[I613] of a relay is known by how it begins, wherever it stands', async () => {
    const relayKey = 'lsk_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'
    const { secrets, ...reading } = await readEmailJsCode(`emailjs.init('${relayKey}') // ${relayKey}`)
    expect(secrets).toEqual([relayKey])
    expect(JSON.stringify(reading)).not.toContain(relayKey)
  })

  it.each([
    "emailjs.init({ publicKey: 'k1234567890', privateKey: process.env.PRIVATE_KEY })",
    "emailjs.init({ publicKey: 'k1234567890', privateKey: 'YOUR_PRIVATE_KEY' })",
    "emailjs.init('user_9aZbYcXdWeVfUgThSiRjQ')",
    'A private key is a secret, so never put one into a page.',
    "emailjs.init('lsp_01hzy3k2m5n7p9q1r3s5t7v9w0')",
  ])('[I613] there is none in %s', async (code) => {
    expect((await readEmailJsCode(code)).secrets).toEqual([])
  })
})

describe('any text', () => {
  const words = fc.constantFrom(
    'emailjs',
    '.send(',
    'sendForm',
    '(',
    ')',
    '{',
    '}',
    '`',
    '${',
    "'",
    '"',
    '<form',
    '>',
    '</',
    '=',
    'const a',
    ',',
    'a',
    '...',
    '=>',
    '\n',
    '/*',
    '//',
    'init',
    '[',
    ']',
    'import ',
    ' from ',
    'this',
    'accessToken: ',
  )
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join('')),
  )

  it('[I614] is read without an error', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (code) => {
        const { unread, parameters } = await readEmailJsCode(code)
        expect([unread, parameters].every(Array.isArray)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['brackets', `${'('.repeat(50_000)}`],
    ['blocks', '{'.repeat(50_000)],
    ['a sum', `emailjs.init(${Array(20_000).fill("'a'").join('+')})`],
    ['members', `emailjs.init(a${'.b'.repeat(20_000)})`],
    ['elements', `emailjs.init('k1234567890'); x = ${'<div>'.repeat(5_000)}`],
    ['names of each other', 'const a = b; const b = a; emailjs.init(a)'],
    ['itself', 'const a = { ...a, k: a.k }; emailjs.send(a.k, a.k, a, a)'],
    [
      'names that multiply',
      `const a0 = 'xxxxxxxxxx'; ${Array.from({ length: 60 }, (_, n) => `const a${n + 1} = a${n} + a${n};`).join('')} emailjs.init(a60)`,
    ],
    [
      'objects that multiply',
      `const o0 = { a: 1 }; ${Array.from({ length: 40 }, (_, n) => `const o${n + 1} = { ...o${n}, ...o${n} };`).join('')} emailjs.send('s', 't', o40)`,
    ],
    ['names of keys', 'accessToken '.repeat(50_000)],
    ['hidden inputs without an end', '<input name=accessToken '.repeat(40_000)],
  ])('[I614] is read to its end: %s', { timeout: 60_000 }, async (_, code) => {
    await expect(readEmailJsCode(code)).resolves.toBeTypeOf('object')
  })
})
