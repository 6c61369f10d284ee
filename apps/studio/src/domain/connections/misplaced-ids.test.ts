import { expect, it } from 'vitest'
import { findMisplacedIds, putIdsInPlace } from './misplaced-ids.ts'

const ids = (publicKey: string, serviceId: string, templateId: string) => ({
  origin: '',
  publicKey,
  serviceId,
  templateId,
})

it.each([
  [ids('k', 'service_1', 'template_1'), [], ids('k', 'service_1', 'template_1')],
  [ids('k', 'shop', 'reply'), [], ids('k', 'shop', 'reply')],
  [ids('', '', ''), [], ids('', '', '')],
  [
    ids('k', 'template_1', 'service_1'),
    [
      { part: 'serviceId', isRather: 'templateId' },
      { part: 'templateId', isRather: 'serviceId' },
    ],
    ids('k', 'service_1', 'template_1'),
  ],
  [ids('k', ' template_1', ''), [{ part: 'serviceId', isRather: 'templateId' }], ids('k', '', ' template_1')],
  [
    ids('service_1', 'template_1', 'k'),
    [
      { part: 'publicKey', isRather: 'serviceId' },
      { part: 'serviceId', isRather: 'templateId' },
    ],
    ids('k', 'service_1', 'template_1'),
  ],
  [
    ids('template_1', 'k', 'service_1'),
    [
      { part: 'publicKey', isRather: 'templateId' },
      { part: 'templateId', isRather: 'serviceId' },
    ],
    ids('k', 'service_1', 'template_1'),
  ],
  [
    ids('k', 'template_1', 'template_2'),
    [{ part: 'serviceId', isRather: 'templateId' }],
    ids('k', 'template_1', 'template_2'),
  ],
])('[T865] of %j the misplaced ids are %j, and in place they are %j', (typed, misplaced, placed) => {
  expect(findMisplacedIds(typed)).toEqual(misplaced)
  expect(putIdsInPlace(typed)).toEqual(placed)
})
