/** The bare thing that answering is measured against: one page over HTTP. */
import { createServer } from 'node:http';

const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end('<!doctype html><title>Bare</title><p>One line.</p>');
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/table`));
