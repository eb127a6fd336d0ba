/* What is used of the official SDK. */
export { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
export { serveStdio } from '@modelcontextprotocol/server/stdio';
