import { byOurs } from 'virtual:letterslot-own-drawing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeDrawing } from '../../react/src/drawing-contract.test.kit.ts'
import { describeSending } from '../../react/src/sending-contract.test.kit.ts'
import { appears, fillIn, send, setFormStage, standInForNetwork } from '../../react/src/shown-form.test.kit.tsx'

// React passes the same in packages/react.
describeDrawing('Letterslot', byOurs)
describeSending('Letterslot', byOurs)

const stage = setFormStage()

it('[R92 F50] forms on one page share its outbox, and find it again whichever script drew them', async () => {
  const posts = standInForNetwork()
  const first = await stage.showSending({ sending: 'page' })
  await appears('Sent')
  first.erase()
  const outbox = globalThis.letterslotOutbox
  const second = await stage.show({ sending: 'page', by: byOurs })
  await fillIn()
  await userEvent.click(send())
  await appears('Sent')
  expect(outbox).toBeDefined()
  expect(globalThis.letterslotOutbox).toBe(outbox)
  // What an outbox of another file still sends on this page goes by the same stand-in.
  const told = JSON.stringify([first.told, second.told])
  const ids = posts.flatMap(({ body }) => /"letterslot_id":"(\w+)"/.exec(String(body))?.[1] ?? [])
  expect(ids.filter((id) => told.includes(id))).toHaveLength(2)
})
