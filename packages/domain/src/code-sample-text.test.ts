import { expect, test } from 'vitest'
import { type CodeLanguage, printCode } from './code-sample.ts'
import type { OperationSlice } from './reference.ts'

/** Read by eye where an interpreter is missing; code-sample.test.ts runs the programs. */
const slice: OperationSlice = {
  api: 'ceic-macroeconomic',
  operationId: 'createSeries',
  tag: 'userdefined',
  method: 'post',
  path: '/userdefined/{id}',
  summary: '',
  description: '',
  deprecated: false,
  parameters: [
    { name: 'id', in: 'path', required: true, deprecated: false, description: '', type: 'string', list: false },
  ],
  body: { mediaType: 'application/json', required: true, description: '' },
  responses: [],
  baseUrl: '/data/ceic/v2',
  security: true,
}

const print = (language: CodeLanguage) =>
  printCode(
    language,
    slice,
    { id: ["a'b"], body: [String.raw`{"a": "it's \"$x\" 国𠮷"}`] },
    { baseUrl: 'https://portal.test/v2', product: 'ceic' },
  )

test('curl', () => {
  expect(print('curl')).toBe(String.raw`curl 'https://portal.test/v2/userdefined/a%27b' \
  --header "Authorization: Bearer $CEIC_TOKEN" \
  --header 'Content-Type: application/json' \
  --data-raw '{"a": "it'\''s \"$x\" 国𠮷"}'
`)
})

test('Python', () => {
  expect(print('python')).toBe(String.raw`import os
import requests

response = requests.request(
    "POST",
    "https://portal.test/v2/userdefined/a%27b",
    headers={
        "Authorization": "Bearer " + os.environ["CEIC_TOKEN"],
        "Content-Type": "application/json",
    },
    data="{\"a\": \"it's \\\"$x\\\" 国𠮷\"}".encode("utf-8"),
    timeout=60,
)
print(response.text)
`)
})

test('JavaScript', () => {
  expect(print('javascript')).toBe(
    [
      'const response = await fetch("https://portal.test/v2/userdefined/a%27b", {',
      "  method: 'POST',",
      '  headers: {',
      '    Authorization: `Bearer $' + '{process.env.CEIC_TOKEN}`,',
      '    "Content-Type": "application/json",',
      '  },',
      String.raw`  body: "{\"a\": \"it's \\\"$x\\\" 国𠮷\"}",`,
      '})',
      'console.log(await response.text())',
      '',
    ].join('\n'),
  )
})

test('PHP', () => {
  expect(print('php')).toBe(String.raw`<?php

$request = curl_init('https://portal.test/v2/userdefined/a%27b');
curl_setopt_array($request, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('CEIC_TOKEN'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => '{"a": "it\'s \\"$x\\" 国𠮷"}',
    CURLOPT_RETURNTRANSFER => true,
]);
$answer = curl_exec($request);
if ($answer === false) {
    fwrite(STDERR, curl_error($request) . PHP_EOL);
    exit(1);
}
echo $answer, PHP_EOL;
`)
})

test('R', () => {
  expect(print('r')).toBe(String.raw`library(httr)

response <- VERB(
  "POST",
  "https://portal.test/v2/userdefined/a%27b",
  add_headers(
    Authorization = paste("Bearer", Sys.getenv("CEIC_TOKEN")),
    ${'`Content-Type`'} = "application/json"
  ),
  body = "{\"a\": \"it's \\\"$x\\\" 国\U00020bb7\"}",
  encode = "raw"
)
cat(content(response, as = "text", encoding = "UTF-8"), "\n")
`)
})
