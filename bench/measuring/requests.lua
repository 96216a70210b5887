-- Sends the requests of a file in turn: one per line, as path, authorization, if-none-match and body, parted by tabs.
local requests, sent = {}, 0

function init(args)
  for line in io.lines(args[1]) do
    local path, token, etag, body = line:match("^([^\t]*)\t([^\t]*)\t([^\t]*)\t(.*)$")
    local headers = {}
    if token ~= "" then headers["authorization"] = token end
    if etag ~= "" then headers["if-none-match"] = etag end
    if body ~= "" then headers["content-type"] = "application/json" end
    requests[#requests + 1] = wrk.format(body ~= "" and "POST" or "GET", path, headers, body ~= "" and body or nil)
  end
end

function request()
  sent = sent % #requests + 1
  return requests[sent]
end

function done(summary)
  local errors = summary.errors
  io.write(string.format("\nresult %d %d %d\n", summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
