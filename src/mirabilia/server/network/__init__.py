"""How clients reach the server: HTTP, WebSockets, and what guards them."""
