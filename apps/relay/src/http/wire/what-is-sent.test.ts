import { emailFormat, generalTemplate, renderEmail } from '@letterslot/email'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'
import { builtInsOf } from '../client.ts'
import { idsOf, post, postForm, stored } from './wire-calls.test.fixture.ts'

describe('what is sent', () => {
  it('[S45] keeps template, parameters and built-ins with the message, and wakes the sender', async () => {
    const relay = testApp()
    const userAgent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    const params = { full_name: 'Ada', letterslot_id: '7F3KQ2AAAAAAAAAAAAAAAAAAAA' }
    await post(relay, { template_params: params }, { 'User-Agent': userAgent, Referer: 'https://site.example/contact' })
    expect(stored(relay)).toMatchObject([
      {
        submissionId: '7F3KQ2AAAAAAAAAAAAAAAAAAAA',
        serviceId: 'default',
        templateId: 'contact',
        templateRevision: 1,
        template: { format: emailFormat, to: ['owner@example.org'] },
        params,
        builtIns: {
          user_os: 'Linux',
          user_platform: 'Desktop',
          user_browser: 'Chrome',
          user_version: '140.0.0.0',
          user_country: '',
          user_referrer: 'https://site.example/contact',
          user_ip: '',
        },
        isRepeatedId: false,
        state: 'accepted',
      },
    ])
    expect(relay.accepted).toEqual(['woken'])
  })

  it('[S46] makes an id for a submission that brings none, or none that can be one', async () => {
    const relay = testApp()
    await post(relay)
    await post(relay, { template_params: { letterslot_id: 'short' } })
    const ids = stored(relay).map(({ submissionId }) => submissionId)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  it('[S47] takes any JSON value as text, objects by dot path, and any other key of the body', async () => {
    const relay = testApp()
    const given = {
      count: 3,
      yes: true,
      none: null,
      who: { first: 'Ada', deep: { er: 1 } },
      list: ['a', 2],
      crlf: 'a\r\nb\rc',
    }
    expect((await post(relay, { template_params: given, anything: { else: [] }, accessToken: 'x' })).status).toBe(200)
    expect(stored(relay)[0]?.params).toEqual({
      count: '3',
      yes: 'true',
      none: '',
      'who.first': 'Ada',
      'who.deep.er': '1',
      list: 'a, 2',
      'list.0': 'a',
      'list.1': '2',
      crlf: 'a\nb\nc',
    })
  })

  it('[E91] prints no section of a parameter that was sent as false or null', async () => {
    const relay = testApp()
    await post(relay, { template_params: { news: false, phone: null, name: 'Ada' } })
    const params = stored(relay)[0]?.params ?? {}
    const subject =
      '{{#news}}news{{/news}}{{^news}}no news{{/news}} {{#phone}}phone{{/phone}}{{^phone}}no phone{{/phone}}'
    const template = {
      ...generalTemplate({ id: 't', to: 'a@b.example' }),
      subject: `${subject} {{#name}}name{{/name}}`,
    }
    const mail = renderEmail(template, params, builtInsOf({ userAgent: '', referrer: '', client: '' }))
    expect(mail.ok && mail.value.subject).toBe('no news no phone name')
  })

  it('[S47] takes the keyword for the first service, and no parameters at all', async () => {
    const relay = testApp()
    expect((await post(relay, { service_id: 'default_service', template_params: undefined })).status).toBe(200)
    expect(stored(relay)).toMatchObject([{ serviceId: 'default', params: {} }])
  })

  it('[S48] [F53] counts the last of a repeated reserved name, joins others, and lets no reserved name into the mail', async () => {
    const relay = testApp()
    const response = await postForm(relay, [
      ['service_id', 'forged'],
      ['user_id', 'forged'],
      ['template_id', 'forged'],
      ['toppings', 'ham'],
      ['toppings', 'cheese'],
      ['message', 'one\r\ntwo'],
      ['g-recaptcha-response', 'token'],
      ['accessToken', 'secret'],
      ['photo', new File([], '')],
      ...idsOf(relay),
    ])
    expect(response.status).toBe(200)
    expect(stored(relay)).toMatchObject([
      {
        serviceId: 'default',
        templateId: 'contact',
        params: { toppings: 'ham, cheese', message: 'one\ntwo' },
      },
    ])
    expect(Object.keys(stored(relay)[0]?.params ?? {})).toEqual(['toppings', 'toppings.0', 'toppings.1', 'message'])
  })

  it('[S48] [F53] drops reserved names among the parameters of a JSON body too', async () => {
    const relay = testApp()
    await post(relay, { template_params: { user_id: 'x', lib_version: '9', template_params: 'y', kept: '1' } })
    expect(stored(relay)[0]?.params).toEqual({ kept: '1' })
  })

  it('[S47] keeps a parameter called __proto__ as a parameter', async () => {
    const relay = testApp()
    await postForm(relay, [['__proto__', 'x'], ['constructor', 'y'], ...idsOf(relay)])
    expect(Object.entries(stored(relay)[0]?.params ?? {})).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })
})
