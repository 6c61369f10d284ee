// Made of packages/core/locales/zh-Hans.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './zh-Hans.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing.other": "请在“{option}”旁填写你的回答",
  "otherAnswer": "{label}：你的回答",
  "draftKept": "我们保留了你在{date}写下的内容。",
  "notLoaded": "请再次发送。如果仍不成功，请复制你的回答，然后重新加载本页。",
  "didYouMean": "你是指 {address} 吗？",
  "saved": "你的回答已保存在此设备上。",
  "nearlySaved": "你的回答已在此设备上；如果接下来片刻内断电，仍有可能丢失。",
  "onPage": "请不要关闭本页：你的回答只在本页上，没有存放在其他地方。",
  "noRoom": "请不要关闭本页：此设备已没有空间保存你的回答。",
  "notAllowed": "请不要关闭本页：此浏览器不允许我们保存你的回答。",
  "notSaved": "请不要关闭本页：你的回答未能保存在此设备上。",
  "offline": "你处于离线状态。",
  "mayClose": "你可以关闭本页；浏览器稍后会发送。",
  "written": "你在{date}写下了这条消息。",
  "late": "现已发送；你写于{date}。编号 {ref}，{time}。",
  "refused": "{Maker}目前无法接收此表单。这不是你的问题。",
  "tooLarge": "你的回答太长，无法发送：全部合计最多 {limit}。请缩短“{label}”，然后重试。"
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
