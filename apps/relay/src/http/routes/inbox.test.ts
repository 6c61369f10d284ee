import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'
import { host, local, own, type Relay } from './local.test.fixture.ts'

describe('the test inbox', () => {
  const source = [
    'From: Ada <forms@localhost>',
    'To: owner@example.org',
    'Reply-To: ada@example.org',
    'Subject: =?utf-8?Q?Sch=C3=B6n?=',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hello   there',
    'Reference 7F3K-Q2. Written 14:02.',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p onclick="x">Hello</p><script>1</script>',
    '--b--',
    '',
  ].join('\r\n')
  const append = ({ store }: Relay, receivedAtMs: number) =>
    store.inbox.append({
      receivedAtMs,
      from: 'forms@localhost',
      to: ['owner@example.org', 'hidden@example.org'],
      source: new TextEncoder().encode(source),
    })
  const get = ({ app }: Relay, path: string) => app.request(`/api/v1/inbox${path}`, { headers: { Host: host } })
  const item = (id: string, receivedAt: string) => ({
    id,
    from: 'Ada <forms@localhost>',
    to: ['owner@example.org', 'hidden@example.org'],
    subject: 'Schön',
    receivedAt,
    preview: 'Hello there Reference 7F3K-Q2. Written 14:02.',
    attachmentCount: 0,
    reference: '7F3K-Q2',
  })

  it('[S97] lists mail newest first, page by page', async () => {
    const relay = local()
    const [first, second] = [await append(relay, 0), await append(relay, 1000)]
    const page = await (await get(relay, '?limit=1')).json()
    expect(page).toEqual({ items: [item(second, '1970-01-01T00:00:01.000Z')], next: second, total: 2 })
    expect(await (await get(relay, `?limit=1&after=${second}`)).json()).toEqual({
      items: [item(first, '1970-01-01T00:00:00.000Z')],
      total: 2,
    })
    expect((await get(relay, '?limit=0')).status).toBe(400)
  })

  const appendText = ({ store }: Relay, from: string, subject: string, text: string) =>
    store.inbox.append({
      receivedAtMs: 0,
      from: 'forms@localhost',
      to: ['owner@example.org'],
      source: Buffer.from(`From: ${from}\r\nSubject: ${subject}\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`),
    })
  const found = async (relay: Relay, query: string) => {
    const { items, next, total } = await (await get(relay, `?${query}`)).json()
    return { subjects: items.map(({ subject }: { readonly subject: string }) => subject), next, total }
  }

  it('[S410] finds among all mail by every word: sender, recipient, subject, reference and the whole text', async () => {
    const relay = local()
    for (let count = 1; count <= 230; count += 1) {
      const long = `${'filler '.repeat(40)}kiln ${count % 100 === 7 ? 'Ostern' : 'Pentecost'}`
      await appendText(relay, 'Ada Lovelace <forms@localhost>', `Mail ${count}`, long)
    }
    await appendText(relay, 'Mei <forms@localhost>', 'Repair', 'Reference 7F3K-Q2.')
    expect(await found(relay, 'search=KILN+ostern')).toEqual({
      subjects: ['Mail 207', 'Mail 107', 'Mail 7'],
      next: undefined,
      total: 3,
    })
    const page = await found(relay, 'search=ostern&limit=2')
    expect(page).toEqual({ subjects: ['Mail 207', 'Mail 107'], next: expect.any(String), total: 3 })
    expect(await found(relay, `search=ostern&limit=2&after=${page.next}`)).toMatchObject({ subjects: ['Mail 7'] })
    for (const search of ['mei', 'owner@example.org+repair', '7f3k-q2']) {
      expect(await found(relay, `search=${search}`)).toMatchObject({ subjects: ['Repair'], total: 1 })
    }
    expect(await found(relay, 'search=100%25')).toMatchObject({ subjects: [], total: 0 })
    expect(await found(relay, 'limit=1')).toMatchObject({ subjects: ['Repair'], total: 231 })
  })

  it('[S410] takes at most 200 characters to search for', async () => {
    const relay = local()
    expect((await get(relay, `?search=${'a'.repeat(200)}`)).status).toBe(200)
    const refused = await get(relay, `?search=${'a'.repeat(201)}`)
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'query-invalid', detail: 'search must have at most 200 characters.' },
    ])
  })

  it('[S411] reads a mail’s source once for all lists; what is deleted is not found, and is again once it is back', async () => {
    const relay = local()
    const id = await append(relay, 0)
    expect(relay.store.inbox.nextUnindexed()?.id).toBe(id)
    expect(await found(relay, 'search=hello')).toMatchObject({ total: 1 })
    expect(relay.store.inbox.nextUnindexed()).toBeUndefined()
    relay.store.inbox.remove(id, 0)
    expect([await found(relay, ''), relay.store.inbox.nextUnindexed()]).toMatchObject([{ total: 0 }, undefined])
    relay.store.inbox.restore(id)
    expect(await found(relay, 'search=hello')).toMatchObject({ subjects: ['Schön'], total: 1 })
  })

  it('[S411] lists a mail that cannot be parsed by its envelope', async () => {
    const relay = local()
    const nested = Array.from(
      { length: 400 },
      (_, depth) => `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n\r\n`,
    )
    const id = await relay.store.inbox.append({
      receivedAtMs: 0,
      from: 'forms@localhost',
      to: ['owner@example.org'],
      source: Buffer.from(`Content-Type: multipart/mixed; boundary=b0\r\n\r\n${nested.join('')}`),
    })
    expect((await (await get(relay, '')).json()).items).toEqual([
      {
        id,
        from: 'forms@localhost',
        to: ['owner@example.org'],
        subject: '',
        receivedAt: '1970-01-01T00:00:00.000Z',
        preview: '',
        attachmentCount: 0,
      },
    ])
  })

  it('[S98] opens a mail, its source to the byte, and its HTML under a policy that runs nothing', async () => {
    const relay = local()
    const id = await append(relay, 0)
    expect(await (await get(relay, `/${id}`)).json()).toEqual({
      ...item(id, '1970-01-01T00:00:00.000Z'),
      replyTo: 'ada@example.org',
      text: 'Hello   there\nReference 7F3K-Q2. Written 14:02.\n',
      html: '<p onclick="x">Hello</p><script>1</script>\n',
      headers: expect.arrayContaining([{ name: 'Subject', value: '=?utf-8?Q?Sch=C3=B6n?=' }]),
      attachments: [],
    })
    const raw = await get(relay, `/${id}/source`)
    expect([raw.headers.get('content-type'), await raw.text()]).toEqual(['message/rfc822', source])
    const html = await get(relay, `/${id}/html`)
    expect(html.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
    )
    expect([html.headers.get('content-type'), html.headers.get('cross-origin-resource-policy')]).toEqual([
      'text/html; charset=utf-8',
      'same-origin',
    ])
    for (const path of ['/gone', '/gone/source', '/gone/html']) expect((await get(relay, path)).status).toBe(404)
  })

  it('[S298] hands out an attachment to be saved, and lets none of it run here', async () => {
    const relay = local()
    const id = await relay.store.inbox.append({
      receivedAtMs: 0,
      from: 'forms@localhost',
      to: ['owner@example.org'],
      source: new TextEncoder().encode(
        [
          'Content-Type: multipart/mixed; boundary=b',
          '',
          '--b',
          "Content-Disposition: attachment; filename*=UTF-8''Gr%C3%BC%C3%9Fe.html",
          'Content-Type: text/html',
          '',
          '<script>1</script>',
          '--b--',
          '',
        ].join('\r\n'),
      ),
    })
    const response = await get(relay, `/${id}/attachments/0`)
    const names = ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options']
    expect(names.map((name) => response.headers.get(name))).toEqual([
      'application/octet-stream',
      "attachment; filename*=UTF-8''Gr%C3%BC%C3%9Fe.html",
      "default-src 'none'; sandbox",
      'nosniff',
    ])
    expect((await response.text()).trim()).toBe('<script>1</script>')
    for (const path of [`/${id}/attachments/1`, `/${id}/attachments/x`, '/gone/attachments/0']) {
      expect((await get(relay, path)).status).toBe(404)
    }
  })

  it('[S98] deletes a mail when asked by its own pages', async () => {
    const relay = local()
    const id = await append(relay, 0)
    const remove = (headers: Record<string, string>) =>
      relay.app.request(`/api/v1/inbox/${id}`, { method: 'DELETE', headers })
    expect((await remove({ ...own, Origin: 'https://evil.example' })).status).toBe(403)
    expect((await remove(own)).status).toBe(204)
    expect((await remove(own)).status).toBe(404)
  })

  it('[S354] brings a deleted mail back when asked by its own pages', async () => {
    const relay = local()
    const id = await append(relay, 0)
    const restore = (headers: Record<string, string>) =>
      relay.app.request(`/api/v1/inbox/${id}/restore`, { method: 'POST', headers })
    expect((await restore(own)).status).toBe(404)
    await relay.app.request(`/api/v1/inbox/${id}`, { method: 'DELETE', headers: own })
    expect((await restore({ ...own, Origin: 'https://evil.example' })).status).toBe(403)
    expect((await get(relay, `/${id}`)).status).toBe(404)
    expect((await restore(own)).status).toBe(204)
    expect((await get(relay, `/${id}`)).status).toBe(200)
  })

  it('[S92] is not there at a relay that is run by letterslot serve', async () => {
    expect((await testApp().app.request('/api/v1/inbox')).status).toBe(404)
  })
})
