// A real API as the gateway benchmark has one behind it: it answers at once, with as much as one series.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer } from './answer.ts'

const text = JSON.stringify(answer)
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }
const server = http.createServer((_, response) => response.writeHead(200, headers).end(text))
process.on('message', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
