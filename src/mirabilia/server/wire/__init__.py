"""What goes over the wire: messages, bodies, terms and refusals, each defined once."""
