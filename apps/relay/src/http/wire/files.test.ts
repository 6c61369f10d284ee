import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../../../../scripts/any-character.ts'
import { siteOrigin, testApp } from '../../relay.test.fixture.ts'
import { plainFileName, plainMediaType } from './files.ts'
import { sendFormPath } from './protocol.ts'
import { idsOf, postForm, type Relay, seen, stored } from './wire-calls.test.fixture.ts'

const letterslot_id = '7F3KQ2CCCCCCCCCCCCCCCCCCCC'
const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length).fill(7)
const photo = new File([Uint8Array.from([0xff, 0xd8, 0, 0xff])], 'photo.jpg', { type: 'image/jpeg' })
const plan = new File(['%PDF'], 'Größe "1".pdf', { type: 'application/pdf' })

const send = (relay: Relay, files: readonly (readonly [string, File])[], id = letterslot_id) =>
  postForm(relay, [['letterslot_id', id], ['message', 'Hello'], ...files, ...idsOf(relay)])

const filesOf = (relay: Relay) => stored(relay).map(({ id }) => relay.store.messages.files(id))

describe('files', () => {
  it('[S291] [S292] are kept with the message, whatever their parameter, and their names are one', async () => {
    const relay = testApp()
    expect(
      (
        await send(relay, [
          ['photos', photo],
          ['cv', plan],
          ['photos', plan],
        ])
      ).status,
    ).toBe(200)
    const kept = { name: 'Größe "1".pdf', type: 'application/pdf', content: new TextEncoder().encode('%PDF') }
    expect(filesOf(relay)).toEqual([
      [
        {
          parameter: 'photos',
          name: 'photo.jpg',
          type: 'image/jpeg',
          content: Uint8Array.from([0xff, 0xd8, 0, 0xff]),
        },
        { parameter: 'cv', ...kept },
        { parameter: 'photos', ...kept },
      ],
    ])
    expect(stored(relay)[0]?.params).toEqual({
      letterslot_id,
      message: 'Hello',
      photos: 'photo.jpg, Größe "1".pdf',
      'photos.0': 'photo.jpg',
      'photos.1': 'Größe "1".pdf',
      cv: 'Größe "1".pdf',
    })
  })

  it('[S291] of an input that was left empty are none, but a file without bytes is one', async () => {
    const relay = testApp()
    await send(relay, [
      ['nothing', new File([], '', { type: 'application/octet-stream' })],
      ['empty', new File([], 'empty.txt', { type: 'text/plain' })],
    ])
    expect(filesOf(relay)).toEqual([
      [{ parameter: 'empty', name: 'empty.txt', type: 'text/plain', content: new Uint8Array() }],
    ])
    expect(stored(relay)[0]?.params).toEqual({ letterslot_id, message: 'Hello', empty: 'empty.txt' })
  })

  it('[S293] are taken up to the limits', async () => {
    const relay = testApp()
    const large = new File([bytes(5_000_000)], 'large.bin')
    expect(
      (
        await send(relay, [
          ['a', large],
          ['b', large],
        ])
      ).status,
    ).toBe(200)
  })

  it.each([
    ['one over 5 MB', [5_000_001]],
    ['10 MB and a byte together', [5_000_000, 5_000_000, 1]],
    ['eleven', Array.from({ length: 11 }, () => 1)],
  ])('[S293] are refused with words of their own: %s', async (_, sizes) => {
    const relay = testApp()
    const files = sizes.map((size, index) => ['f', new File([bytes(size)], `${index}.bin`)] as const)
    expect(await seen(await send(relay, files))).toMatchObject({
      status: 413,
      text: 'Files size limit. At most 10 files, 5 MB each and 10 MB together',
      code: 'files-too-large',
      origin: siteOrigin,
    })
    expect(stored(relay)).toEqual([])
  })

  it('[S293] [F52] are refused by their announced length, unread', async () => {
    const { app } = testApp()
    const headers = {
      Origin: siteOrigin,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '50000000',
    }
    const response = await app.request(sendFormPath, { method: 'POST', headers, body: 'x' })
    expect([response.status, response.headers.get('letterslot-code')]).toEqual([413, 'files-too-large'])
  })

  it('[S294] [F54] [F32] are the same message when they come again, whatever the boundary', async () => {
    const relay = testApp()
    for (let attempt = 0; attempt < 3; attempt++) expect((await send(relay, [['photo', photo]])).status).toBe(200)
    expect(stored(relay).length).toBe(1)
    expect(relay.accepted.length).toBe(1)
  })

  it.each<readonly [string, readonly (readonly [string, File])[]]>([
    ['other bytes', [['photo', new File(['other'], 'photo.jpg', { type: 'image/jpeg' })]]],
    ['another name', [['photo', new File([photo], 'photo2.jpg', { type: 'image/jpeg' })]]],
    [
      'one more',
      [
        ['photo', photo],
        ['photo', photo],
      ],
    ],
    ['none', []],
  ])('[S294] [F54] with %s are another message', async (_, files) => {
    const relay = testApp()
    await send(relay, [['photo', photo]])
    await send(relay, files)
    expect(stored(relay).map(({ isRepeatedId }) => isRepeatedId)).toEqual([true, false])
  })
})

describe('the name of a file', () => {
  it.each([
    ['photo.jpg', 'photo.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
    ['two\r\nlines.txt', 'twolines.txt'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['two\u2028lines\u2029more.txt', 'twolinesmore.txt'],
    ['', 'file'],
    ['..', 'file'],
    ['/', 'file'],
    [`${'ü'.repeat(200)}.jpeg`, `${'ü'.repeat(115)}.jpeg`],
  ])('[S295] %j is kept as %j', (given, kept) => {
    expect(plainFileName(given)).toBe(kept)
  })

  it('[S295] is only a name, whatever was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 150 }), (given) => {
        const name = plainFileName(given)
        const length = Array.from(name).length
        return length > 0 && length <= 120 && !/[/\\\p{Cc}\u2028-\u202e]/u.test(name)
      }),
    )
  })

  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['Text/Plain; charset=utf-8', 'text/plain'],
    ['application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text'],
    ['', 'application/octet-stream'],
    ['message/rfc822', 'application/octet-stream'],
    [undefined, 'application/octet-stream'],
    ['text/html\r\nBcc: victim@example.org', 'application/octet-stream'],
  ])('[S295] the type %j is kept as %j', (given, kept) => {
    expect(plainMediaType(given)).toBe(kept)
  })
})
