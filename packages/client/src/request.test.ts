import { expect, it, onTestFinished, vi } from 'vitest'
import { maxRelayFileBytes, maxRelayFilesBytes, providerFilesBytes, requireFilesFit, type SizedFile } from './files.ts'
import { libVersion } from './params.ts'
import { FileUnreadableError, type RequestFile, readFiles, requestForm } from './request.ts'
import { SendError, type SendErrorCode } from './send-error.ts'
import { answer, deadOrigin, startWireServer, type WireServer } from './wire-server.test.kit.ts'

const photo: RequestFile = { name: 'photo', file: new File(['\xff\xd8\xff'], 'photo.jpg', { type: 'image/jpeg' }) }
const plan: RequestFile = { name: 'plans', file: new File(['%PDF'], 'Größe "1".pdf', { type: 'application/pdf' }) }

async function start(...args: Parameters<typeof startWireServer>): Promise<WireServer> {
  const server = await startWireServer(...args)
  onTestFinished(server.close)
  return server
}

const connectionOf = (origin: string, more: object = {}) => ({
  origin,
  publicKey: 'k',
  serviceId: 's',
  templateId: 't',
  ...more,
})

/** The parts of a multipart body, in order: their header's facts and their bytes. */
function partsOf(raw: string): readonly (readonly [disposition: string, body: string])[] {
  const boundary = /boundary=(\S+)/.exec(raw)?.[1] ?? '-'
  return raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
      return [head.replace('Content-Disposition: form-data; ', ''), body.join('\r\n\r\n').replace(/\r\n$/, '')]
    })
}

it('[L31] posts parameters, files and identifiers, in this order', async () => {
  const server = await start()
  const result = await requestForm(connectionOf(server.origin), { message: 'two\nlines', empty: '' }, [
    photo,
    plan,
    plan,
  ])
  expect({ ...result }).toEqual({ status: 200, text: 'OK' })
  expect(server.requests.map(({ method, path }) => [method, path])).toEqual([['POST', '/api/v1.0/email/send-form']])
  const latin1 = (text: string): string => Buffer.from(text).toString('latin1')
  const plans = [latin1('name="plans"; filename="Größe %221%22.pdf"\r\nContent-Type: application/pdf'), '%PDF']
  expect(partsOf(server.requests[0]?.raw ?? '')).toEqual([
    ['name="message"', 'two\r\nlines'],
    ['name="empty"', ''],
    ['name="photo"; filename="photo.jpg"\r\nContent-Type: image/jpeg', latin1('\xff\xd8\xff')],
    plans,
    plans,
    ['name="lib_version"', libVersion],
    ['name="service_id"', 's'],
    ['name="template_id"', 't'],
    ['name="user_id"', 'k'],
  ])
})

it.each<readonly [code: SendErrorCode, change: object, params: Record<string, string>]>([
  ['missing-public-key', { publicKey: '' }, {}],
  ['missing-template-id', { templateId: '' }, {}],
  ['too-large', {}, { message: 'x'.repeat(60_000) }],
])('[L32] is refused as %s before anything is sent', async (code, change, params) => {
  const server = await start()
  await expect(requestForm(connectionOf(server.origin, change), params, [photo])).rejects.toMatchObject({ code })
  expect(server.requests).toEqual([])
})

it('[L32] is rejected as any request is', async () => {
  const server = await start((socket) => answer(socket, 413, 'Files size limit'))
  const calls = [
    requestForm(connectionOf(server.origin), {}, [photo]),
    requestForm(connectionOf(await deadOrigin()), {}, [photo]),
    requestForm(connectionOf(server.origin), {}, [photo], { signal: AbortSignal.abort() }),
  ]
  const results = await Promise.allSettled(calls)
  expect(results.map((result) => result.status === 'rejected' && result.reason.code)).toEqual([
    'rejected',
    'network',
    'aborted',
  ])
})

it('[L32] waits 120 s by default', async () => {
  const server = await start()
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => timeout.mockRestore())
  await requestForm(connectionOf(server.origin), {}, [photo])
  expect(timeout.mock.calls).toEqual([[120_000]])
})

const sized = (...sizes: readonly number[]): readonly SizedFile[] =>
  sizes.map((size, index) => ({ name: `field${index}`, file: { name: `${index}.bin`, size } }))
const relay = 'https://relay.example'
const provider = 'https://api.emailjs.com'

it.each<readonly [origin: string, own: number | undefined, sizes: readonly number[]]>([
  [relay, undefined, []],
  [relay, undefined, [maxRelayFileBytes, maxRelayFilesBytes - maxRelayFileBytes]],
  [relay, undefined, Array.from({ length: 10 }, () => 1)],
  [relay, 20_000_000, [20_000_000]],
  [provider, undefined, [providerFilesBytes]],
  [provider, 2_000_000, [2_000_000]],
])('[L33] at %s, with %s of its own, takes files of %j bytes', (origin, own, sizes) => {
  expect(() => requireFilesFit(sized(...sizes), origin, own)).not.toThrow()
})

it.each<readonly [origin: string, own: number | undefined, sizes: readonly number[], facts: object]>([
  [
    relay,
    undefined,
    [1, maxRelayFileBytes + 1],
    { field: 'field1', file: '1.bin', sizeBytes: 5_000_001, limitBytes: 5_000_000 },
  ],
  [
    relay,
    undefined,
    [4_000_000, 4_500_000, 4_000_000],
    { field: 'field1', file: '1.bin', sizeBytes: 12_500_000, limitBytes: 10_000_000 },
  ],
  [
    relay,
    undefined,
    Array.from({ length: 11 }, () => 1),
    { field: 'field10', file: '10.bin', text: 'field10: 10.bin is too large: 11 of 10 files' },
  ],
  [
    provider,
    undefined,
    [300_000, 300_000],
    { field: 'field0', file: '0.bin', sizeBytes: 600_000, limitBytes: 500_000 },
  ],
  [provider, undefined, [7_000_000], { field: 'field0', sizeBytes: 7_000_000, limitBytes: 500_000 }],
  [relay, 100, [101], { field: 'field0', sizeBytes: 101, limitBytes: 100 }],
])('[L33] [F36] at %s, with %s of its own, refuses files of %j bytes and says %j', (origin, own, sizes, facts) => {
  const refuse = (): void => requireFilesFit(sized(...sizes), origin, own)
  expect(refuse).toThrow(SendError)
  expect(refuse).toThrow(expect.objectContaining({ code: 'too-large', status: 413, sent: 'no', ...facts }))
})

it('[L33] [F36] refuses what is too large before anything is sent', async () => {
  const server = await start()
  const call = requestForm(connectionOf(server.origin, { maxFilesBytes: 2 }), {}, [photo])
  await expect(call).rejects.toMatchObject({ code: 'too-large', field: 'photo', file: 'photo.jpg' })
  expect(server.requests).toEqual([])
})

it('[L34] copies files with their bytes, names, types and times', async () => {
  const file = new File(['abc'], 'a.txt', { type: 'text/plain', lastModified: 7 })
  const [copy] = await readFiles([{ name: 'letter', file }])
  expect(copy?.file).not.toBe(file)
  expect([copy?.name, copy?.file.name, copy?.file.type, copy?.file.lastModified]).toEqual([
    'letter',
    'a.txt',
    'text/plain',
    7,
  ])
  expect(await copy?.file.text()).toBe('abc')
})

it('[L35] [F35] names the file that cannot be read any more', async () => {
  const gone = new File(['x'], 'photo.jpg')
  const cause = new DOMException('The file could not be read.', 'NotReadableError')
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(cause)
  const reading = readFiles([plan, { name: 'photos', file: gone }])
  await expect(reading).rejects.toBeInstanceOf(FileUnreadableError)
  await expect(reading).rejects.toMatchObject({ code: 'file-unreadable', field: 'photos', file: 'photo.jpg', cause })
})
