import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseProxyList } from '../../settings/setting-values.ts'
import { clientAddress } from '../client.ts'
import { contentDigest } from './submit.ts'
import { backLink } from './visitor-page.ts'

const proxies = parseProxyList('10.0.0.0/8, 2001:db8::1')
const isProxy = proxies.ok ? proxies.value : () => false

describe('the address of a client', () => {
  it.each([
    ['the socket, when it is no proxy of ours', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['the hop before our proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['never what a client wrote further left', '10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['the first that is not ours, through several of them', '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['our proxy itself, when it names nobody', '10.0.0.1', undefined, '10.0.0.1'],
    ['IPv4 also on an IPv6 socket', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['IPv6 through an IPv6 proxy', '2001:db8::1', '2001:db8::9', '2001:db8::9'],
  ])('[S50] [F55] is %s', (_, socket, forwarded, address) => {
    expect(clientAddress(socket, forwarded, isProxy)).toBe(address)
  })
})

describe('the content of a submission', () => {
  const submission = fc.record({
    publicKey: fc.string(),
    serviceId: fc.string(),
    templateId: fc.string(),
    params: fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }),
    files: fc.constant([]),
  })

  it('[S51] has one digest in whatever order its parameters come', () => {
    fc.assert(
      fc.property(submission, (one) => {
        const params = Object.fromEntries(Object.entries(one.params).reverse())
        expect(contentDigest({ ...one, publicKey: 'other', params })).toBe(contentDigest(one))
      }),
    )
  })

  it('[S52] has another digest when any of it differs', () => {
    fc.assert(
      fc.property(submission, fc.string({ minLength: 1 }), (one, more) => {
        expect(contentDigest({ ...one, params: { ...one.params, added: more } })).not.toBe(
          contentDigest({ ...one, params: { ...one.params, added: `${more}.` } }),
        )
        expect(contentDigest({ ...one, templateId: `${one.templateId}${more}` })).not.toBe(contentDigest(one))
        expect(contentDigest({ ...one, serviceId: `${one.serviceId}${more}` })).not.toBe(contentDigest(one))
      }),
    )
  })
})

describe('the way back from the page without scripts', () => {
  it.each([
    ['the page itself', 'https://a.example/contact', 'https://a.example', 'https://a.example/contact'],
    ['the site, when the browser tells no page', undefined, 'https://a.example', 'https://a.example'],
    ['the site, when the page is of another one', 'https://b.example/x', 'https://a.example', 'https://a.example'],
    ['nothing for a frame without origin', 'https://a.example/', 'null', undefined],
    ['nothing for an address that is not of the web', 'javascript:alert(1)', 'javascript:', undefined],
  ])('[S53] is %s', (_, referrer, origin, back) => {
    expect(backLink(referrer, origin)).toBe(back)
  })
})
